import { defineRemote } from '@console/contracts/remote';
import { text } from '@console/contracts/text';

export default defineRemote({
  id: 'cards',
  title: text('Kartu', 'Cards'),
  owner: { team: 'Tim Kartu', contact: 'tim-kartu@contoh.id' },
  modules: [
    {
      id: 'card-types', privilege: 'card-types:browse', title: text('Jenis Kartu', 'Card Types'),
      search: { path: 'card-types', title: 'name', detail: 'code', page: '/card-types/{secureId}' },
      pages: [
        { path: '/card-types', title: text('Jenis Kartu', 'Card Types'), load: () => import('./src/card-types/ListPage.tsx') },
        { path: '/card-types/create', title: text('Tambah', 'Create'), load: () => import('./src/card-types/CreatePage.tsx') },
        { path: '/card-types/:id', title: text('Detail'), load: () => import('./src/card-types/DetailPage.tsx') },
        { path: '/card-types/:id/update', title: text('Ubah', 'Edit'), load: () => import('./src/card-types/UpdatePage.tsx') },
      ],
    },
  ],
});
