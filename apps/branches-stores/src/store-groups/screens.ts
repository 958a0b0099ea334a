import { storeGroups } from '@console/contracts/branches-stores/store-groups';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';

export default screens(storeGroups, {
  detailSections: [
    { title: text('Profil', 'Profile'), fields: ['groupCode', 'name', 'companyId', 'brandLabel'] },
    {
      title: text('Perjanjian dan kontak', 'Agreement and contact'),
      fields: ['agreementFrom', 'agreementTo', 'contactName', 'contactPhone'],
    },
  ],
});
