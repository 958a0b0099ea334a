import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';

export default defineRemote({
  id: 'cards',
  title: text('Kartu', 'Cards'),
  owner: { team: 'Tim Kartu', contact: 'tim-kartu@contoh.id' },
  modules: [
    {
      id: 'card-types',
      privilege: 'card-types:browse',
      title: text('Jenis Kartu', 'Card Types'),
      search: { path: 'card-types', title: 'name', detail: 'code', page: '/card-types/{secureId}' },
      pages: [
        {
          path: '/card-types',
          title: text('Jenis Kartu', 'Card Types'),
          load: () => import('./src/card-types/ListPage.tsx'),
        },
        {
          path: '/card-types/create',
          action: 'create',
          office: 'head',
          title: text('Tambah', 'Create'),
          load: () => import('./src/card-types/CreatePage.tsx'),
        },
        { path: '/card-types/:id', title: text('Detail'), load: () => import('./src/card-types/DetailPage.tsx') },
        {
          path: '/card-types/:id/update',
          action: 'update',
          office: 'head',
          title: text('Ubah', 'Edit'),
          load: () => import('./src/card-types/UpdatePage.tsx'),
        },
      ],
    },
    {
      id: 'cards',
      privilege: 'cards:browse',
      title: text('Kartu', 'Cards'),
      search: { path: 'cards', title: 'cardNo', detail: 'cardStatus', page: '/cards/{secureId}' },
      pages: [
        { path: '/cards', title: text('Kartu', 'Cards'), load: () => import('./src/cards/ListPage.tsx') },
        { path: '/cards/:issuanceId', title: text('Detail'), load: () => import('./src/cards/DetailPage.tsx') },
      ],
    },
    {
      id: 'card-generator',
      privilege: 'card-generator:browse',
      title: text('Generator Kartu', 'Card Generator'),
      pages: [
        {
          path: '/card-generator',
          title: text('Generator Kartu', 'Card Generator'),
          load: () => import('./src/card-generator/SetupPage.tsx'),
        },
        {
          path: '/card-generator/branch',
          title: text('Kirim ke cabang', 'Deliver to branch'),
          load: () => import('./src/card-generator/BranchPage.tsx'),
        },
        {
          path: '/card-generator/customer',
          title: text('Kirim ke member', 'Deliver to customer'),
          load: () => import('./src/card-generator/CustomerPage.tsx'),
        },
      ],
    },
    {
      id: 'replace-card-number',
      privilege: 'replace-card-number:browse',
      title: text('Ganti Nomor Kartu', 'Replace Card Number'),
      search: {
        path: 'replace-card-number',
        base: 'transaction',
        title: 'replacementNo',
        detail: 'memberName',
        page: '/replace-card-number?search={replacementNo}',
      },
      pages: [
        {
          path: '/replace-card-number',
          title: text('Ganti Nomor Kartu', 'Replace Card Number'),
          load: () => import('./src/replace-card-number/ReplacePage.tsx'),
        },
      ],
    },
    {
      id: 'card-reservations',
      privilege: 'card-reservations:browse',
      title: text('Reservasi Kartu', 'Card Reservations'),
      search: {
        path: 'card-reservations',
        title: 'reservationNo',
        detail: 'requester',
        page: '/card-reservations/{secureId}',
      },
      pages: [
        {
          path: '/card-reservations',
          title: text('Reservasi Kartu', 'Card Reservations'),
          load: () => import('./src/card-reservations/ListPage.tsx'),
        },
        {
          path: '/card-reservations/create',
          action: 'create',
          title: text('Tambah', 'Create'),
          load: () => import('./src/card-reservations/CreatePage.tsx'),
        },
        {
          path: '/card-reservations/import',
          action: 'import',
          title: text('Impor', 'Import'),
          load: () => import('./src/card-reservations/ImportPage.tsx'),
        },
        {
          path: '/card-reservations/:detailReservId',
          title: text('Detail'),
          load: () => import('./src/card-reservations/DetailPage.tsx'),
        },
        {
          path: '/card-reservations/:detailReservId/edit-page/:reservId',
          action: ['update', 'approve'],
          title: text('Ubah baris', 'Edit line'),
          load: () => import('./src/card-reservations/EditPage.tsx'),
        },
        {
          path: '/card-reservations/selection-page/card',
          action: 'update',
          office: 'head',
          title: text('Alokasi nomor', 'Allot numbers'),
          load: () => import('./src/card-reservations/allotment/RangesPage.tsx'),
        },
        {
          path: '/card-reservations/selection-page/card/:sequenceId',
          action: 'update',
          office: 'head',
          title: text('Pilih cabang', 'Choose branches'),
          load: () => import('./src/card-reservations/allotment/BranchesPage.tsx'),
        },
      ],
    },
    {
      id: 'card-design',
      privilege: 'card-design:browse',
      title: text('Desain Kartu', 'Card Design'),
      search: { path: 'card-design', title: 'name', detail: 'code', page: '/card-design/{secureId}' },
      pages: [
        {
          path: '/card-design',
          title: text('Desain Kartu', 'Card Design'),
          load: () => import('./src/card-design/ListPage.tsx'),
        },
        {
          path: '/card-design/create',
          action: 'create',
          office: 'head',
          title: text('Tambah', 'Create'),
          load: () => import('./src/card-design/CreatePage.tsx'),
        },
        {
          path: '/card-design/:secureId',
          title: text('Detail'),
          load: () => import('./src/card-design/DetailPage.tsx'),
        },
        {
          path: '/card-design/:secureId/update',
          action: 'update',
          office: 'head',
          title: text('Ubah', 'Edit'),
          load: () => import('./src/card-design/UpdatePage.tsx'),
        },
      ],
    },
    {
      id: 'card-assignment',
      privilege: 'card-assignment:browse',
      title: text('Penugasan Kartu', 'Card assignment'),
      search: {
        path: 'card-assignment',
        base: 'transaction',
        title: 'assignmentNo',
        detail: 'origin',
        page: '/card-assignment/{secureId}',
      },
      pages: [
        {
          path: '/card-assignment',
          title: text('Penugasan Kartu', 'Card assignment'),
          load: () => import('./src/card-assignment/ListPage.tsx'),
        },
        {
          path: '/card-assignment/create',
          action: 'create',
          title: text('Buat penugasan', 'Create assignment'),
          load: () => import('./src/card-assignment/CreatePage.tsx'),
        },
        {
          path: '/card-assignment/search',
          title: text('Cari kartu', 'Search cards'),
          load: () => import('./src/card-assignment/SearchPage.tsx'),
        },
        {
          path: '/card-assignment/:assignId',
          title: text('Detail'),
          load: () => import('./src/card-assignment/DetailPage.tsx'),
        },
        {
          path: '/card-assignment/:assignId/detail-page/:detailAssignId',
          title: text('Baris', 'Line'),
          load: () => import('./src/card-assignment/LinePage.tsx'),
        },
      ],
    },
    {
      id: 'card-verification',
      privilege: 'card-verification:browse',
      title: text('Verifikasi Kartu', 'Card verification'),
      search: {
        path: 'card-verification',
        title: 'verificationNo',
        detail: 'memberName',
        page: '/card-verification/{secureId}',
      },
      pages: [
        {
          path: '/card-verification',
          title: text('Verifikasi Kartu', 'Card verification'),
          load: () => import('./src/card-verification/ListPage.tsx'),
        },
        {
          path: '/card-verification/:cardVerificationId',
          title: text('Detail'),
          load: () => import('./src/card-verification/DetailPage.tsx'),
        },
        {
          path: '/card-verification/:cardVerificationId/manual-checking',
          action: 'update',
          title: text('Pemeriksaan manual', 'Manual checking'),
          load: () => import('./src/card-verification/ManualCheckingPage.tsx'),
        },
      ],
    },
    {
      id: 'card-applications',
      privilege: 'card-verification:browse',
      title: text('Pengajuan Kartu', 'Card applications'),
      unlisted: 'The model lets applications come by import; its list of routes has no page for that',
      pages: [
        {
          path: '/card-applications/import',
          action: 'import',
          title: text('Impor', 'Import'),
          load: () => import('./src/card-verification/ImportPage.tsx'),
        },
      ],
    },
    {
      id: 'card-replacements',
      privilege: 'replace-card-number:browse',
      title: text('Penggantian Nomor', 'Replacement of a number'),
      unlisted: 'Whoever approves a replacement reads its facts; the list of routes has the desk alone',
      pages: [
        {
          path: '/card-replacements/:replacementId',
          title: text('Detail'),
          load: () => import('./src/card-replacements/DetailPage.tsx'),
        },
      ],
    },
    {
      id: 'card-arrivals',
      privilege: 'card-issuance:browse',
      title: text('Kiriman Masuk', 'Arriving parcels'),
      unlisted: 'Parcels come by deliveries and by assignments; the list of routes has no page that shows both',
      pages: [
        {
          path: '/card-arrivals',
          title: text('Kiriman Masuk', 'Arriving parcels'),
          load: () => import('./src/card-arrivals/ListPage.tsx'),
        },
      ],
    },
    {
      id: 'card-pickup',
      privilege: 'card-pickup:browse',
      title: text('Pengambilan Kartu', 'Card pick-up'),
      search: {
        path: 'card-pickup',
        base: 'transaction',
        title: 'pickUpNo',
        detail: 'memberName',
        page: '/card-pickup/{secureId}',
      },
      pages: [
        {
          path: '/card-pickup',
          title: text('Pengambilan Kartu', 'Card pick-up'),
          load: () => import('./src/card-pickup/ListPage.tsx'),
        },
        {
          path: '/card-pickup/create',
          action: 'create',
          title: text('Serahkan kartu', 'Hand a card over'),
          load: () => import('./src/card-pickup/CreatePage.tsx'),
        },
        {
          path: '/card-pickup/:pickUpId',
          title: text('Detail'),
          load: () => import('./src/card-pickup/DetailPage.tsx'),
        },
      ],
    },
    {
      id: 'card-stock',
      privilege: 'card-stock:browse',
      title: text('Stok Kartu', 'Card stock'),
      search: {
        path: 'card-stock/write-off',
        title: 'writeOffNo',
        detail: 'office',
        page: '/card-stock?tab=write-off&id={secureId}',
      },
      pages: [
        {
          path: '/card-stock',
          title: text('Stok Kartu', 'Card stock'),
          load: () => import('./src/card-stock/ListPage.tsx'),
        },
        {
          path: '/card-stock/branch-page/:cardStockId',
          title: text('Stok cabang', 'Stock of a branch'),
          load: () => import('./src/card-stock/BranchPage.tsx'),
        },
        {
          path: '/card-stock/mra-page/:cardStockId',
          title: text('Stok MRA', 'Stock of an MRA'),
          load: () => import('./src/card-stock/MraPage.tsx'),
        },
      ],
    },
    {
      id: 'reporting-card-distribution',
      privilege: 'reporting-card-distribution:browse',
      title: text('Laporan Distribusi Kartu', 'Card distribution report'),
      pages: [
        {
          path: '/reporting-card-distribution',
          title: text('Laporan Distribusi Kartu', 'Card distribution report'),
          load: () => import('./src/reporting-card-distribution/ReportPage.tsx'),
        },
      ],
    },
    {
      id: 'card-lost',
      privilege: 'card-lost:browse',
      title: text('Kartu Hilang', 'Lost cards'),
      search: {
        path: 'card-lost',
        base: 'transaction',
        title: 'lossNo',
        detail: 'office',
        page: '/card-lost/{secureId}',
      },
      pages: [
        {
          path: '/card-lost',
          title: text('Kartu Hilang', 'Lost cards'),
          load: () => import('./src/card-lost/ListPage.tsx'),
        },
        {
          path: '/card-lost/create',
          action: 'create',
          title: text('Laporkan kehilangan', 'Report a loss'),
          load: () => import('./src/card-lost/create/CreatePage.tsx'),
        },
        {
          path: '/card-lost/reporting',
          title: text('Laporan', 'Report'),
          load: () => import('./src/card-lost/ReportingPage.tsx'),
        },
        { path: '/card-lost/:lostId', title: text('Detail'), load: () => import('./src/card-lost/DetailPage.tsx') },
      ],
    },
    {
      id: 'card-tracking',
      privilege: 'card-tracking:browse',
      title: text('Lacak Kartu', 'Card tracking'),
      pages: [
        {
          path: '/card-tracking',
          title: text('Lacak Kartu', 'Card tracking'),
          load: () => import('./src/card-tracking/TrackingPage.tsx'),
        },
      ],
    },
    {
      id: 'reason-for-loss',
      privilege: 'reason-for-loss:browse',
      title: text('Alasan Kehilangan', 'Reasons for loss'),
      search: { path: 'reason-for-loss', title: 'name', detail: 'code', page: '/reason-for-loss/{secureId}' },
      pages: [
        {
          path: '/reason-for-loss',
          title: text('Alasan Kehilangan', 'Reasons for loss'),
          load: () => import('./src/reason-for-loss/ListPage.tsx'),
        },
        {
          path: '/reason-for-loss/create',
          action: 'create',
          office: 'head',
          title: text('Tambah', 'Create'),
          load: () => import('./src/reason-for-loss/CreatePage.tsx'),
        },
        {
          path: '/reason-for-loss/:id',
          title: text('Detail'),
          load: () => import('./src/reason-for-loss/DetailPage.tsx'),
        },
        {
          path: '/reason-for-loss/:id/update',
          action: 'update',
          office: 'head',
          title: text('Ubah', 'Edit'),
          load: () => import('./src/reason-for-loss/UpdatePage.tsx'),
        },
      ],
    },
    {
      id: 'reasons-for-extension',
      privilege: 'reasons-for-extension:browse',
      title: text('Alasan Perpanjangan', 'Reasons for extension'),
      search: {
        path: 'reasons-for-extension',
        title: 'name',
        detail: 'code',
        page: '/reasons-for-extension/{secureId}',
      },
      pages: [
        {
          path: '/reasons-for-extension',
          title: text('Alasan Perpanjangan', 'Reasons for extension'),
          load: () => import('./src/reasons-for-extension/ListPage.tsx'),
        },
        {
          path: '/reasons-for-extension/create',
          action: 'create',
          office: 'head',
          title: text('Tambah', 'Create'),
          load: () => import('./src/reasons-for-extension/CreatePage.tsx'),
        },
        {
          path: '/reasons-for-extension/:id',
          title: text('Detail'),
          load: () => import('./src/reasons-for-extension/DetailPage.tsx'),
        },
        {
          path: '/reasons-for-extension/:id/update',
          action: 'update',
          office: 'head',
          title: text('Ubah', 'Edit'),
          load: () => import('./src/reasons-for-extension/UpdatePage.tsx'),
        },
      ],
    },
    {
      id: 'card-reset-reason',
      privilege: 'card-reset-reason:browse',
      title: text('Alasan Reset Kartu', 'Card reset reasons'),
      search: { path: 'card-reset-reason', title: 'name', detail: 'code', page: '/card-reset-reason/{secureId}' },
      pages: [
        {
          path: '/card-reset-reason',
          title: text('Alasan Reset Kartu', 'Card reset reasons'),
          load: () => import('./src/card-reset-reason/ListPage.tsx'),
        },
        {
          path: '/card-reset-reason/create',
          action: 'create',
          office: 'head',
          title: text('Tambah', 'Create'),
          load: () => import('./src/card-reset-reason/CreatePage.tsx'),
        },
        {
          path: '/card-reset-reason/update',
          action: 'update',
          office: 'head',
          query: 'cardResetReasonId',
          title: text('Ubah', 'Edit'),
          load: () => import('./src/card-reset-reason/UpdatePage.tsx'),
        },
        {
          path: '/card-reset-reason/:cardResetReasonId',
          title: text('Detail'),
          load: () => import('./src/card-reset-reason/DetailPage.tsx'),
        },
      ],
    },
    {
      id: 'reason-delivery-return',
      privilege: 'reason-delivery-return:browse',
      title: text('Alasan Retur Pengiriman', 'Reasons for delivery return'),
      search: {
        path: 'reason-delivery-return',
        title: 'name',
        detail: 'code',
        page: '/reason-delivery-return/{secureId}',
      },
      pages: [
        {
          path: '/reason-delivery-return',
          title: text('Alasan Retur Pengiriman', 'Reasons for delivery return'),
          load: () => import('./src/reason-delivery-return/ListPage.tsx'),
        },
        {
          path: '/reason-delivery-return/create',
          action: 'create',
          office: 'head',
          title: text('Tambah', 'Create'),
          load: () => import('./src/reason-delivery-return/CreatePage.tsx'),
        },
        {
          path: '/reason-delivery-return/update-page',
          action: 'update',
          office: 'head',
          query: 'returnDeliveryId',
          title: text('Ubah', 'Edit'),
          load: () => import('./src/reason-delivery-return/UpdatePage.tsx'),
        },
        {
          path: '/reason-delivery-return/:returnDeliveryId',
          title: text('Detail'),
          load: () => import('./src/reason-delivery-return/DetailPage.tsx'),
        },
      ],
    },
    {
      id: 'reason-verification-return',
      privilege: 'reason-verification-return:browse',
      title: text('Alasan Retur Verifikasi', 'Reasons for verification return'),
      search: {
        path: 'reason-verification-return',
        title: 'name',
        detail: 'code',
        page: '/reason-verification-return/{secureId}',
      },
      pages: [
        {
          path: '/reason-verification-return',
          title: text('Alasan Retur Verifikasi', 'Reasons for verification return'),
          load: () => import('./src/reason-verification-return/ListPage.tsx'),
        },
        {
          path: '/reason-verification-return/create',
          action: 'create',
          office: 'head',
          title: text('Tambah', 'Create'),
          load: () => import('./src/reason-verification-return/CreatePage.tsx'),
        },
        {
          path: '/reason-verification-return/update-page',
          action: 'update',
          office: 'head',
          query: 'returnVerificationId',
          title: text('Ubah', 'Edit'),
          load: () => import('./src/reason-verification-return/UpdatePage.tsx'),
        },
        {
          path: '/reason-verification-return/:returnVerificationId',
          title: text('Detail'),
          load: () => import('./src/reason-verification-return/DetailPage.tsx'),
        },
      ],
    },
    {
      id: 'card-sources',
      privilege: 'card-sources:browse',
      title: text('Sumber Kartu', 'Card sources'),
      search: { path: 'card-sources', title: 'name', detail: 'code', page: '/card-sources/{secureId}' },
      pages: [
        {
          path: '/card-sources',
          title: text('Sumber Kartu', 'Card sources'),
          load: () => import('./src/card-sources/ListPage.tsx'),
        },
        {
          path: '/card-sources/create',
          action: 'create',
          office: 'head',
          title: text('Tambah', 'Create'),
          load: () => import('./src/card-sources/CreatePage.tsx'),
        },
        { path: '/card-sources/:id', title: text('Detail'), load: () => import('./src/card-sources/DetailPage.tsx') },
        {
          path: '/card-sources/:id/update',
          action: 'update',
          office: 'head',
          title: text('Ubah', 'Edit'),
          load: () => import('./src/card-sources/UpdatePage.tsx'),
        },
      ],
    },
    {
      id: 'card-issuance',
      privilege: 'card-issuance:browse',
      title: text('Penerbitan Kartu', 'Card issuance'),
      search: {
        path: 'card-issuance',
        base: 'transaction',
        title: 'issuanceNo',
        detail: 'cardType',
        page: '/card-issuance/{secureId}',
      },
      pages: [
        {
          path: '/card-issuance',
          title: text('Penerbitan Kartu', 'Card issuance'),
          load: () => import('./src/card-issuance/ListPage.tsx'),
        },
        {
          path: '/card-issuance/:detailId',
          title: text('Detail'),
          load: () => import('./src/card-issuance/DetailPage.tsx'),
          search: {
            path: 'card-issuance/batch',
            base: 'transaction',
            records: text('Batch cetak', 'Print batches'),
            title: 'batchNo',
            page: '/card-issuance/{issuanceId}?tab=batches&search={batchNo}',
          },
        },
        {
          path: '/card-issuance/:detailId/card-page/:cardId',
          title: text('Kartu', 'Card'),
          load: () => import('./src/card-issuance/CardPage.tsx'),
        },
        {
          path: '/card-issuance/:detailId/branch-deliver',
          action: 'update',
          title: text('Kirim ke cabang', 'Deliver to branch'),
          load: () => import('./src/card-issuance/deliver/BranchDeliverPage.tsx'),
        },
        {
          path: '/card-issuance/:detailId/customer-deliver',
          action: 'update',
          title: text('Kirim ke member', 'Deliver to customer'),
          load: () => import('./src/card-issuance/deliver/CustomerDeliverPage.tsx'),
        },
        {
          path: '/card-issuance/:detailId/delivery-page/:deliveryId',
          title: text('Kiriman', 'Delivery'),
          load: () => import('./src/card-issuance/delivery/DeliveryPage.tsx'),
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
          load: () => import('./src/card-issuance/delivery/CardListPage.tsx'),
        },
        {
          path: '/card-issuance/:detailId/delivery-page/:deliveryId/upload-receipt',
          action: 'update',
          title: text('Unggah tanda terima', 'Upload receipt'),
          load: () => import('./src/card-issuance/delivery/UploadReceiptPage.tsx'),
        },
      ],
    },
    {
      id: 'ecard-printing',
      privilege: 'ecard-printing:browse',
      title: text('Cetak E-Card', 'E-card printing'),
      search: {
        path: 'ecard-printing',
        base: 'transaction',
        title: 'requestNo',
        detail: 'nameOnCard',
        page: '/ecard-printing?search={requestNo}',
      },
      pages: [
        {
          path: '/ecard-printing',
          title: text('Cetak E-Card', 'E-card printing'),
          load: () => import('./src/ecard-printing/ListPage.tsx'),
        },
        {
          path: '/ecard-printing/select-for-printing',
          action: 'update',
          title: text('Pilih untuk dicetak', 'Select for printing'),
          load: () => import('./src/ecard-printing/SelectPage.tsx'),
        },
        {
          path: '/ecard-printing/deliver-to-customer',
          action: 'update',
          title: text('Kirim ke member', 'Deliver to customer'),
          load: () => import('./src/ecard-printing/DeliverPage.tsx'),
        },
      ],
    },
  ],
});
