import { companies } from '@console/contracts/branches-stores/companies';
import { storeGroups } from '@console/contracts/branches-stores/store-groups';
import { text } from '@console/contracts/core/text';
import { storeGroups as storeGroupRoutes } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import { screens } from '@console/ui/crud';

export default screens(companies, {
  detailSections: [
    {
      title: text('Profil', 'Profile'),
      fields: ['companyCode', 'legalName', 'entityType', 'role', 'npwp', 'nib'],
    },
    {
      title: text('Alamat dan kontak', 'Address and contact'),
      fields: [{ name: 'address', wide: true }, 'city', 'contactName', 'contactPhone'],
    },
  ],
  tabs: [childTab(storeGroups, { parent: 'companyId', routes: storeGroupRoutes })],
});
