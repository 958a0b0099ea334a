import type { Module } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import { cardIssuance, cardReservations, ecardPrinting } from '@console/contracts/routes/modules';
import { crud } from '@console/ui/crud';

/** How cards come into being: number ranges, reservations, issuance, printing and delivery. */
export const production: readonly Module[] = [
  {
    id: 'card-generator',
    privilege: 'card-generator:browse',
    title: text('Generator Kartu', 'Card Generator'),
    pages: [
      {
        path: '/card-generator',
        title: text('Generator Kartu', 'Card Generator'),
        first: 'list',
        load: () => import('../src/card-generator/SetupPage.tsx'),
      },
      {
        path: '/card-generator/branch',
        title: text('Kirim ke cabang', 'Deliver to branch'),
        first: { of: 'card-allotments', kind: 'list' },
        load: () => import('../src/card-generator/BranchPage.tsx'),
      },
      {
        path: '/card-generator/customer',
        title: text('Kirim ke member', 'Deliver to customer'),
        first: { of: 'card-customers', kind: 'list' },
        load: () => import('../src/card-generator/CustomerPage.tsx'),
      },
    ],
  },
  crud(cardReservations, {
    title: text('Reservasi Kartu', 'Card Reservations'),
    search: { title: 'reservationNo', detail: 'requester' },
    own: {
      list: () => import('../src/card-reservations/ListPage.tsx'),
      create: () => import('../src/card-reservations/CreatePage.tsx'),
      import: () => import('../src/card-reservations/ImportPage.tsx'),
      detail: () => import('../src/card-reservations/DetailPage.tsx'),
    },
    more: [
      {
        path: '/card-reservations/:detailReservId/edit-page/:reservId',
        action: ['update', 'approve'],
        title: text('Ubah baris', 'Edit line'),
        first: 'detail',
        load: () => import('../src/card-reservations/EditPage.tsx'),
      },
      {
        path: '/card-reservations/selection-page/card',
        action: 'update',
        office: 'head',
        title: text('Alokasi nomor', 'Allot numbers'),
        load: () => import('../src/card-reservations/allotment/RangesPage.tsx'),
      },
      {
        path: '/card-reservations/selection-page/card/:sequenceId',
        action: 'update',
        office: 'head',
        title: text('Pilih cabang', 'Choose branches'),
        load: () => import('../src/card-reservations/allotment/BranchesPage.tsx'),
      },
    ],
  }),
  crud(cardIssuance, {
    title: text('Penerbitan Kartu', 'Card Issuance'),
    search: { base: 'transaction', title: 'issuanceNo', detail: 'cardType' },
    own: {
      list: () => import('../src/card-issuance/ListPage.tsx'),
      detail: () => import('../src/card-issuance/DetailPage.tsx'),
    },
    searches: {
      detail: {
        path: 'card-issuance/batch',
        base: 'transaction',
        records: text('Batch cetak', 'Print batches'),
        title: 'batchNo',
        page: '/card-issuance/{issuanceId}?tab=batches&search={batchNo}',
      },
    },
    more: [
      {
        path: '/card-issuance/:detailId/card-page/:cardId',
        title: text('Kartu', 'Card'),
        load: () => import('../src/card-issuance/CardPage.tsx'),
      },
      {
        path: '/card-issuance/:detailId/branch-deliver',
        action: 'update',
        title: text('Kirim ke cabang', 'Deliver to branch'),
        load: () => import('../src/card-issuance/deliver/BranchDeliverPage.tsx'),
      },
      {
        path: '/card-issuance/:detailId/customer-deliver',
        action: 'update',
        title: text('Kirim ke member', 'Deliver to customer'),
        load: () => import('../src/card-issuance/deliver/CustomerDeliverPage.tsx'),
      },
      {
        path: '/card-issuance/:detailId/delivery-page/:deliveryId',
        title: text('Kiriman', 'Delivery'),
        first: { of: 'card-issuance-delivery', kind: 'detail', by: 'deliveryId' },
        load: () => import('../src/card-issuance/delivery/DeliveryPage.tsx'),
        search: {
          path: 'card-issuance/delivery',
          base: 'transaction',
          records: text('Kiriman kartu', 'Deliveries of cards'),
          title: 'deliveryNo',
          detail: 'awbNo',
          page: '/card-issuance/{issuanceId}/delivery-page/{secureId}',
        },
      },
      {
        path: '/card-issuance/:detailId/delivery-page/:deliveryId/card-list',
        title: text('Daftar kartu', 'Card list'),
        first: { of: 'card-issuance-delivery', kind: 'detail', by: 'deliveryId' },
        load: () => import('../src/card-issuance/delivery/CardListPage.tsx'),
      },
      {
        path: '/card-issuance/:detailId/delivery-page/:deliveryId/upload-receipt',
        action: 'update',
        title: text('Unggah tanda terima', 'Upload receipt'),
        first: { of: 'card-issuance-delivery', kind: 'detail', by: 'deliveryId' },
        load: () => import('../src/card-issuance/delivery/UploadReceiptPage.tsx'),
      },
    ],
  }),
  crud(ecardPrinting, {
    title: text('Cetak E-Card', 'E-Card Printing'),
    search: {
      base: 'transaction',
      title: 'requestNo',
      detail: 'nameOnCard',
      page: '/ecard-printing?search={requestNo}',
    },
    own: { list: () => import('../src/ecard-printing/ListPage.tsx') },
    more: [
      {
        path: '/ecard-printing/select-for-printing',
        action: 'update',
        title: text('Pilih untuk dicetak', 'Select for printing'),
        load: () => import('../src/ecard-printing/SelectPage.tsx'),
      },
      {
        path: '/ecard-printing/deliver-to-customer',
        action: 'update',
        title: text('Kirim ke member', 'Deliver to customer'),
        load: () => import('../src/ecard-printing/DeliverPage.tsx'),
      },
    ],
  }),
];
