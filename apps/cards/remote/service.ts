import type { Module } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import { cardLost, cardPickup, cards, cardVerification } from '@console/contracts/routes/modules';
import { crud } from '@console/ui/crud';

/** Cards in the hands of members: the register, applications, pick-up, replacement, loss and tracking. */
export const service: readonly Module[] = [
  crud(cards, {
    title: text('Kartu', 'Cards'),
    search: { title: 'cardNo', detail: 'cardStatus' },
    own: {
      list: () => import('../src/cards/ListPage.tsx'),
      detail: () => import('../src/cards/DetailPage.tsx'),
    },
  }),
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
        first: 'list',
        load: () => import('../src/replace-card-number/ReplacePage.tsx'),
      },
    ],
  },
  crud(cardVerification, {
    title: text('Verifikasi Kartu', 'Card Verification'),
    search: { title: 'verificationNo', detail: 'memberName' },
    own: {
      list: () => import('../src/card-verification/ListPage.tsx'),
      detail: () => import('../src/card-verification/DetailPage.tsx'),
    },
    more: [
      {
        path: '/card-verification/:cardVerificationId/manual-checking',
        action: 'update',
        title: text('Pemeriksaan manual', 'Manual checking'),
        first: 'detail',
        load: () => import('../src/card-verification/ManualCheckingPage.tsx'),
      },
    ],
  }),
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
        load: () => import('../src/card-verification/ImportPage.tsx'),
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
        first: { of: 'replace-card-number', kind: 'detail' },
        load: () => import('../src/card-replacements/DetailPage.tsx'),
      },
    ],
  },
  crud(cardPickup, {
    title: text('Pengambilan Kartu', 'Card Pick-up'),
    search: { base: 'transaction', title: 'pickUpNo', detail: 'memberName' },
    titles: { create: text('Serahkan kartu', 'Hand a card over') },
    own: {
      list: () => import('../src/card-pickup/ListPage.tsx'),
      create: () => import('../src/card-pickup/CreatePage.tsx'),
      detail: () => import('../src/card-pickup/DetailPage.tsx'),
    },
  }),
  crud(cardLost, {
    title: text('Kartu Hilang', 'Lost Cards'),
    search: { base: 'transaction', title: 'lossNo', detail: 'office' },
    titles: { create: text('Laporkan kehilangan', 'Report a loss') },
    own: {
      list: () => import('../src/card-lost/ListPage.tsx'),
      create: () => import('../src/card-lost/create/CreatePage.tsx'),
      detail: () => import('../src/card-lost/DetailPage.tsx'),
    },
    more: [
      {
        path: '/card-lost/reporting',
        title: text('Laporan', 'Report'),
        load: () => import('../src/card-lost/ReportingPage.tsx'),
      },
    ],
  }),
  {
    id: 'card-tracking',
    privilege: 'card-tracking:browse',
    title: text('Lacak Kartu', 'Card Tracking'),
    pages: [
      {
        path: '/card-tracking',
        title: text('Lacak Kartu', 'Card Tracking'),
        load: () => import('../src/card-tracking/TrackingPage.tsx'),
      },
    ],
  },
];
