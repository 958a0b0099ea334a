import { storeGroups } from '@console/contracts/branches-stores/store-groups';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';

export default screens(storeGroups, {
  columns: [
    'groupCode',
    'name',
    'companyId',
    { field: 'activeStoreCount', second: 'storeCount', title: text('Toko aktif / semua', 'Stores active / all') },
    'agreementTo',
    'status',
  ],
  detailSections: [
    {
      title: text('Profil', 'Profile'),
      fields: ['groupCode', 'name', 'companyId', 'brandLabel', 'activeStoreCount', 'storeCount'],
    },
    {
      title: text('Perjanjian dan kontak', 'Agreement and contact'),
      fields: ['agreementFrom', 'agreementTo', 'contactName', 'contactPhone'],
    },
  ],
});
