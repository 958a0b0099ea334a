import type { Module } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import {
  cardDesign,
  cardResetReason,
  cardSources,
  cardTypes,
  reasonDeliveryReturn,
  reasonForLoss,
  reasonsForExtension,
  reasonVerificationReturn,
} from '@console/contracts/routes/modules';
import { crud } from '@console/ui/crud';

/** Head office keeps the master data; records are found by name and code. */
const master = { office: 'head', search: { title: 'name', detail: 'code' } } as const;

/** Master data of cards. */
export const masters: readonly Module[] = [
  crud(cardTypes, {
    ...master,
    title: text('Jenis Kartu', 'Card Types'),
    screens: () => import('../src/card-types/screens.ts'),
  }),
  crud(cardDesign, {
    ...master,
    title: text('Desain Kartu', 'Card Design'),
    screens: () => import('../src/card-design/screens.tsx'),
    own: {
      create: () => import('../src/card-design/CreatePage.tsx'),
      detail: () => import('../src/card-design/DetailPage.tsx'),
    },
  }),
  crud(reasonForLoss, {
    ...master,
    title: text('Alasan Kehilangan', 'Reasons for Loss'),
    screens: () => import('../src/reason-for-loss/screens.ts'),
  }),
  crud(reasonsForExtension, {
    ...master,
    title: text('Alasan Perpanjangan', 'Reasons for Extension'),
    screens: () => import('../src/reasons-for-extension/screens.ts'),
  }),
  crud(cardResetReason, {
    ...master,
    title: text('Alasan Reset Kartu', 'Card Reset Reasons'),
    screens: () => import('../src/card-reset-reason/screens.ts'),
  }),
  crud(reasonDeliveryReturn, {
    ...master,
    title: text('Alasan Retur Pengiriman', 'Reasons for Delivery Return'),
    screens: () => import('../src/reason-delivery-return/screens.ts'),
  }),
  crud(reasonVerificationReturn, {
    ...master,
    title: text('Alasan Retur Verifikasi', 'Reasons for Verification Return'),
    screens: () => import('../src/reason-verification-return/screens.ts'),
  }),
  crud(cardSources, {
    ...master,
    title: text('Sumber Kartu', 'Card Sources'),
    screens: () => import('../src/card-sources/screens.ts'),
  }),
];
