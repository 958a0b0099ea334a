import type { Module } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import {
  newStore,
  store,
  dealerNmc,
  dealerUfi,
  newDealerUfi,
  newDealerNmc,
  exclusiveDealerAdmin,
  exclusiveDealerRate,
  saoAssign,
  dealerNmcSf,
} from '@console/contracts/routes/modules';
import { crud } from '@console/ui/crud';
import { mappingScreensOf, storeMappingPages } from '../src/sales-force/declare.ts';

/** Who sells: stores and dealers, their registration and terms of their own. */
export const outlets: readonly Module[] = [
  crud(newStore, {
    title: text('Toko Baru', 'New Store'),
    titles: { create: text('Toko Baru', 'New Store') },
    own: { create: () => import('../src/store/CreatePage.tsx') },
  }),
  crud(store, {
    title: text('Toko', 'Stores'),
    search: { title: 'name', detail: 'storeCode' },
    screens: () => import('../src/store/screens.tsx'),
    more: [
      {
        path: '/store/reporting',
        title: text('Laporan Toko', 'Store Report'),
        load: () => import('../src/store/ReportingPage.tsx'),
      },
      ...storeMappingPages,
      {
        path: '/store/:storeId/rates/update-page',
        title: text('Rate toko', 'Store rates'),
        action: 'view',
        first: { kind: 'detail', by: 'storeId' },
        load: () => import('../src/store-rates/RatesPage.tsx'),
      },
      {
        path: '/store/exclusive-rate',
        title: text('Rate eksklusif toko', 'Exclusive store rates'),
        first: { of: 'store-exclusive-store', kind: 'list' },
        load: () => import('../src/store-exclusive/StoresPage.tsx'),
      },
      {
        path: '/store/exclusive-rate/:storeId',
        title: text('Rate eksklusif', 'Exclusive rates'),
        first: { kind: 'detail', by: 'storeId' },
        load: () => import('../src/store-exclusive/DetailPage.tsx'),
      },
      {
        path: '/store/exclusive-rate/update',
        title: text('Rate eksklusif baru', 'New exclusive rates'),
        action: ['create', 'update'],
        query: 'storeId',
        first: { kind: 'detail', by: 'storeId' },
        load: () => import('../src/store-exclusive/UpdatePage.tsx'),
      },
      {
        path: '/store/exclusive-rate/import',
        title: text('Impor rate eksklusif', 'Import exclusive rates'),
        action: ['import', 'approve'],
        load: () => import('../src/store-exclusive/ImportPage.tsx'),
      },
    ],
    tabs: () => import('../src/store/tabs.tsx'),
  }),
  crud(newDealerNmc, {
    title: text('Dealer NMC Baru', 'New Dealer NMC'),
    screens: () => import('../src/new-dealer-nmc/screens.tsx'),
  }),
  crud(dealerNmc, {
    title: text('Dealer NMC', 'Dealers NMC'),
    search: { title: 'name', detail: 'dealerCode' },
    screens: () => import('../src/dealer/nmc-screens.ts'),
    tabs: () => import('../src/exclusive-dealer/dealer-tabs.ts'),
    more: [
      {
        path: '/dealer-nmc/:marketingSchemeId/update-page',
        title: text('Skema pemasaran', 'Marketing scheme'),
        action: 'view',
        first: { of: 'dealer-nmc-marketing-scheme', kind: 'detail' },
        load: () => import('../src/dealer/NmcSchemePage.tsx'),
      },
    ],
  }),
  crud(newDealerUfi, {
    title: text('Dealer UFI Baru', 'New Dealer UFI'),
    titles: { create: text('Dealer UFI Baru', 'New Dealer UFI') },
    own: { create: () => import('../src/dealer/UfiRegistrationPage.tsx') },
  }),
  crud(dealerUfi, {
    title: text('Dealer UFI', 'Dealers UFI'),
    search: { title: 'name', detail: 'dealerCode' },
    own: {
      detail: () => import('../src/dealer/UfiDetailPage.tsx'),
      update: () => import('../src/dealer/UfiUpdatePage.tsx'),
    },
    screens: () => import('../src/dealer/ufi-screens.ts'),
  }),
  crud(exclusiveDealerAdmin, {
    title: text('Fee Admin Eksklusif Dealer', 'Exclusive Dealer Admin Fees'),
    search: { title: 'dealerName', detail: 'dealerCode' },
    approvesImports: true,
    own: { import: () => import('../src/exclusive-dealer/AdminImportPage.tsx') },
    screens: () => import('../src/exclusive-dealer/admin-screens.tsx'),
  }),
  crud(exclusiveDealerRate, {
    title: text('Rate Eksklusif Dealer', 'Exclusive Dealer Rates'),
    search: { title: 'dealerName', detail: 'dealerCode' },
    approvesImports: true,
    own: { import: () => import('../src/exclusive-dealer/RateImportPage.tsx') },
    screens: () => import('../src/exclusive-dealer/rate-screens.tsx'),
  }),
  crud(dealerNmcSf, {
    title: text('Dealer NMC SF', 'Dealers NMC SF'),
    screens: mappingScreensOf(() => import('../src/sales-force/dealers.ts')),
  }),
  crud(saoAssign, {
    title: text('Penugasan SAO', 'SAO Assignment'),
    screens: () => import('../src/sao-assign/screens.tsx'),
  }),
];
