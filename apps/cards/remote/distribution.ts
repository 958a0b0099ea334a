import type { Module } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import { cardAssignment, cardStock } from '@console/contracts/routes/modules';
import { crud } from '@console/ui/crud';

/** Where cards are: parcels between offices, stock and its reports. */
export const distribution: readonly Module[] = [
  crud(cardAssignment, {
    title: text('Penugasan Kartu', 'Card Assignment'),
    search: { base: 'transaction', title: 'assignmentNo', detail: 'origin' },
    titles: { create: text('Buat penugasan', 'Create assignment') },
    own: {
      list: () => import('../src/card-assignment/ListPage.tsx'),
      create: () => import('../src/card-assignment/CreatePage.tsx'),
      detail: () => import('../src/card-assignment/DetailPage.tsx'),
    },
    more: [
      {
        path: '/card-assignment/search',
        title: text('Cari kartu', 'Search cards'),
        load: () => import('../src/card-assignment/SearchPage.tsx'),
      },
      {
        path: '/card-assignment/:assignId/detail-page/:detailAssignId',
        title: text('Baris', 'Line'),
        load: () => import('../src/card-assignment/LinePage.tsx'),
      },
    ],
  }),
  {
    id: 'card-arrivals',
    privilege: 'card-issuance:browse',
    title: text('Kiriman Masuk', 'Arriving parcels'),
    unlisted: 'Parcels come by deliveries and by assignments; the list of routes has no page that shows both',
    pages: [
      {
        path: '/card-arrivals',
        title: text('Kiriman Masuk', 'Arriving parcels'),
        first: 'list',
        load: () => import('../src/card-arrivals/ListPage.tsx'),
      },
    ],
  },
  crud(cardStock, {
    title: text('Stok Kartu', 'Card Stock'),
    search: {
      path: 'card-stock/write-off',
      title: 'writeOffNo',
      detail: 'office',
      page: '/card-stock?tab=write-off&id={secureId}',
    },
    own: { list: () => import('../src/card-stock/ListPage.tsx') },
    // It begins with the kind of office that the person has.
    firsts: { list: null },
    more: [
      {
        path: '/card-stock/branch-page/:cardStockId',
        title: text('Stok cabang', 'Stock of a branch'),
        first: 'detail',
        load: () => import('../src/card-stock/BranchPage.tsx'),
      },
      {
        path: '/card-stock/mra-page/:cardStockId',
        title: text('Stok MRA', 'Stock of an MRA'),
        first: 'detail',
        load: () => import('../src/card-stock/MraPage.tsx'),
      },
    ],
  }),
  {
    id: 'reporting-card-distribution',
    privilege: 'reporting-card-distribution:browse',
    title: text('Laporan Distribusi Kartu', 'Card Distribution Report'),
    pages: [
      {
        path: '/reporting-card-distribution',
        title: text('Laporan Distribusi Kartu', 'Card Distribution Report'),
        load: () => import('../src/reporting-card-distribution/ReportPage.tsx'),
      },
    ],
  },
];
