import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';

export default defineRemote({
  id: 'membership',
  title: text('Membership', 'Membership'),
  owner: { team: 'Tim Membership', contact: 'tim-membership@contoh.id' },
  modules: [
    {
      id: 'blacklist-phone-number',
      privilege: 'blacklist-phone-number:browse',
      title: text('Nomor Telepon Diblokir', 'Blacklisted Phone Numbers'),
      search: { path: 'blacklist-phone-number', title: 'phone', page: '/blacklist-phone-number/{secureId}' },
      pages: [
        {
          path: '/blacklist-phone-number',
          title: text('Nomor Telepon Diblokir', 'Blacklisted Phone Numbers'),
          load: () => import('./src/blacklist-phone-number/ListPage.tsx'),
        },
        {
          path: '/blacklist-phone-number/create',
          action: 'create',
          title: text('Tambah', 'Create'),
          load: () => import('./src/blacklist-phone-number/CreatePage.tsx'),
        },
        {
          path: '/blacklist-phone-number/import',
          action: ['import', 'approve'],
          title: text('Impor', 'Import'),
          load: () => import('./src/blacklist-phone-number/ImportPage.tsx'),
        },
        {
          path: '/blacklist-phone-number/:blacklistId',
          title: text('Detail'),
          load: () => import('./src/blacklist-phone-number/DetailPage.tsx'),
        },
        {
          path: '/blacklist-phone-number/update',
          action: 'update',
          office: 'above-branch',
          query: 'blacklistId',
          title: text('Ubah', 'Edit'),
          load: () => import('./src/blacklist-phone-number/UpdatePage.tsx'),
        },
      ],
    },
  ],
});
