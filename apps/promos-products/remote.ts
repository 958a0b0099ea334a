import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';

export default defineRemote({
  id: 'promos-products',
  title: text('Promo dan Produk', 'Promos and Products'),
  owner: { team: 'Tim Promo dan Produk', contact: 'tim-promo-produk@contoh.id' },
  modules: [
    {
      id: 'master-banner',
      privilege: 'master-banner:browse',
      title: text('Banner', 'Banner'),
      search: { path: 'master-banner', title: 'title', page: '/master-banner/{secureId}' },
      pages: [
        { path: '/master-banner', title: text('Banner'), load: () => import('./src/master-banner/ListPage.tsx') },
        {
          path: '/master-banner/create',
          action: 'create',
          title: text('Tambah', 'Create'),
          load: () => import('./src/master-banner/CreatePage.tsx'),
        },
        { path: '/master-banner/:id', title: text('Detail'), load: () => import('./src/master-banner/DetailPage.tsx') },
        {
          path: '/master-banner/:id/update',
          action: 'update',
          title: text('Ubah', 'Edit'),
          load: () => import('./src/master-banner/UpdatePage.tsx'),
        },
      ],
    },
  ],
});
