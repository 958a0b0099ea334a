import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';

export default defineRemote({
  id: 'branches-stores',
  title: text('Cabang dan Toko', 'Branches and Stores'),
  owner: { team: 'Tim Cabang dan Toko', contact: 'tim-cabang-toko@contoh.id' },
  modules: [
    {
      id: 'zip-code',
      privilege: 'zip-code:browse',
      title: text('Kode Pos', 'Zip Code'),
      search: { path: 'zip-code', title: 'code', detail: 'kelurahan', page: '/zip-code/{secureId}' },
      pages: [
        { path: '/zip-code', title: text('Kode Pos', 'Zip Code'), load: () => import('./src/zip-code/ListPage.tsx') },
        {
          path: '/zip-code/create',
          action: 'create',
          title: text('Tambah', 'Create'),
          load: () => import('./src/zip-code/CreatePage.tsx'),
        },
        {
          path: '/zip-code/import',
          action: 'import',
          title: text('Impor', 'Import'),
          load: () => import('./src/zip-code/ImportPage.tsx'),
        },
        { path: '/zip-code/:zipCodeId', title: text('Detail'), load: () => import('./src/zip-code/DetailPage.tsx') },
        {
          path: '/zip-code/:zipCodeId/update',
          action: 'update',
          title: text('Ubah', 'Edit'),
          load: () => import('./src/zip-code/UpdatePage.tsx'),
        },
      ],
    },
    {
      id: 'regions',
      privilege: 'master-regional:browse',
      title: text('Wilayah', 'Regions'),
      search: { path: 'regions', title: 'name', detail: 'regionCode', page: '/regions/{secureId}' },
      pages: [
        { path: '/regions', title: text('Wilayah', 'Regions'), load: () => import('./src/regions/ListPage.tsx') },
        { path: '/regions/:regionId', title: text('Detail'), load: () => import('./src/regions/DetailPage.tsx') },
      ],
    },
  ],
});
