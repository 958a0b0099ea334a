import { companies } from '@console/contracts/branches-stores/companies';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';

export default screens(companies, {
  detailSections: [
    {
      title: text('Profil', 'Profile'),
      fields: ['companyCode', 'legalName', 'entityType', 'role', 'npwp', 'nib'],
    },
    {
      title: text('Toko dan dealer', 'Stores and dealers'),
      fields: ['storeCount', 'dealerCount', 'exposure'],
    },
    {
      title: text('Alamat dan kontak', 'Address and contact'),
      fields: [{ name: 'address', wide: true }, 'city', 'contactName', 'contactPhone'],
    },
  ],
});
