import { defineRemote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import {
  mra,
  mro,
  regions,
  zipCode,
  companies,
  storeGroups,
  masterKios,
  branchCms,
  qanunBranch,
  masterQanunBranchNmc,
  branch,
  masterBranchNmc,
  masterBranchNmcPromoFee,
  masterBranchUfi,
  financialScheme,
  financialSchemeNmc,
  newStore,
  store,
  dealerNmc,
  dealerUfi,
  newDealerUfi,
  newDealerNmc,
  mediator,
  exclusiveDealerAdmin,
  exclusiveDealerRate,
} from '@console/contracts/routes/modules';
import { crud } from '@console/ui/crud';
import { pageOf, pagesBelow, registerOf, tabsOf, type BranchModule } from './src/branch-lines/declare.ts';

const lines = {
  spektra: () => import('./src/branch-lines/spektra.ts'),
  nmc: () => import('./src/branch-lines/nmc.ts'),
  ufi: () => import('./src/branch-lines/ufi.ts'),
} as const;
const files = () => import('./src/branch-lines/file-pages.tsx');

/** What the branches of each line declare alike. */
const branchPages = (module: BranchModule, line: (typeof lines)[keyof typeof lines]) =>
  ({
    search: { title: 'name', detail: 'officeCode' },
    screens: registerOf(line),
    tabs: tabsOf(line),
    own: { import: pageOf(line, files, 'oneImport')() },
    approvesImports: true,
    more: pagesBelow(module, line),
  }) as const;

export default defineRemote({
  id: 'branches-stores',
  title: text('Cabang dan Toko', 'Branches and Stores'),
  owner: { team: 'Tim Cabang dan Toko', contact: 'tim-cabang-toko@contoh.id' },
  modules: [
    crud(zipCode, {
      title: text('Kode Pos', 'Zip Code'),
      search: { title: 'code', detail: 'kelurahan' },
      screens: () => import('./src/zip-code/screens.ts'),
    }),
    crud(branch, { title: text('Cabang', 'Branches'), ...branchPages('branch', lines.spektra) }),
    crud(masterBranchNmc, {
      title: text('Cabang NMC', 'Branches NMC'),
      ...branchPages('master-branch-nmc', lines.nmc),
    }),
    crud(masterBranchUfi, {
      title: text('Cabang UFI', 'Branches UFI'),
      ...branchPages('master-branch-ufi', lines.ufi),
    }),
    crud(masterBranchNmcPromoFee, {
      title: text('Promo Fee Cabang NMC', 'Promo Fees (NMC Branches)'),
      search: { title: 'campaignName', detail: 'officeCode', page: '/master-branch-nmc-promo-fee?id={secureId}' },
      own: { list: () => import('./src/master-branch-nmc-promo-fee/ListPage.tsx') },
      more: [
        {
          path: '/master-branch-nmc-promo-fee/import-bulk',
          title: text('Impor massal', 'Bulk import'),
          action: ['import', 'approve'],
          load: () => import('./src/master-branch-nmc-promo-fee/ImportPage.tsx'),
        },
        {
          path: '/master-branch-nmc-promo-fee/reset',
          title: text('Reset promo fee', 'Reset of promo fees'),
          action: ['update', 'approve'],
          first: { of: 'master-branch-nmc-promo-fee-reset', kind: 'list' },
          load: () => import('./src/master-branch-nmc-promo-fee/ResetPage.tsx'),
        },
      ],
    }),
    crud(financialScheme, {
      title: text('Skema Pembiayaan', 'Financial Schemes'),
      search: { title: 'name', detail: 'schemeCode' },
      screens: () => import('./src/financial-scheme/screens.tsx'),
    }),
    crud(financialSchemeNmc, {
      title: text('Skema Pembiayaan NMC', 'Financial Schemes NMC'),
      search: { title: 'name', detail: 'schemeCode' },
      screens: () => import('./src/financial-scheme-nmc/screens.tsx'),
    }),
    crud(newStore, {
      title: text('Toko Baru', 'New Store'),
      titles: { create: text('Toko Baru', 'New Store') },
      own: { create: () => import('./src/store/CreatePage.tsx') },
    }),
    crud(store, {
      title: text('Toko', 'Stores'),
      search: { title: 'name', detail: 'storeCode' },
      screens: () => import('./src/store/screens.tsx'),
    }),
    crud(newDealerNmc, {
      title: text('Dealer NMC Baru', 'New Dealer NMC'),
      screens: () => import('./src/new-dealer-nmc/screens.tsx'),
    }),
    crud(dealerNmc, {
      title: text('Dealer NMC', 'Dealers NMC'),
      search: { title: 'name', detail: 'dealerCode' },
      screens: () => import('./src/dealer/nmc-screens.ts'),
      tabs: () => import('./src/exclusive-dealer/dealer-tabs.ts'),
      more: [
        {
          path: '/dealer-nmc/:marketingSchemeId/update-page',
          title: text('Skema pemasaran', 'Marketing scheme'),
          action: 'view',
          first: { of: 'dealer-nmc-marketing-scheme', kind: 'detail' },
          load: () => import('./src/dealer/NmcSchemePage.tsx'),
        },
      ],
    }),
    crud(newDealerUfi, {
      title: text('Dealer UFI Baru', 'New Dealer UFI'),
      titles: { create: text('Dealer UFI Baru', 'New Dealer UFI') },
      own: { create: () => import('./src/dealer/UfiRegistrationPage.tsx') },
    }),
    crud(dealerUfi, {
      title: text('Dealer UFI', 'Dealers UFI'),
      search: { title: 'name', detail: 'dealerCode' },
      own: {
        detail: () => import('./src/dealer/UfiDetailPage.tsx'),
        update: () => import('./src/dealer/UfiUpdatePage.tsx'),
      },
      screens: () => import('./src/dealer/ufi-screens.ts'),
    }),
    crud(exclusiveDealerAdmin, {
      title: text('Admin Dealer Eksklusif', 'Exclusive Dealer Admin'),
      search: { title: 'dealerName', detail: 'dealerCode' },
      approvesImports: true,
      own: { import: () => import('./src/exclusive-dealer/AdminImportPage.tsx') },
      screens: () => import('./src/exclusive-dealer/admin-screens.tsx'),
    }),
    crud(exclusiveDealerRate, {
      title: text('Rate Dealer Eksklusif', 'Exclusive Dealer Rates'),
      search: { title: 'dealerName', detail: 'dealerCode' },
      approvesImports: true,
      own: { import: () => import('./src/exclusive-dealer/RateImportPage.tsx') },
      screens: () => import('./src/exclusive-dealer/rate-screens.tsx'),
    }),
    crud(mra, {
      title: text('MRA'),
      search: { title: 'name', detail: 'mraCode' },
      office: 'head',
      screens: () => import('./src/mra/screens.ts'),
      tabs: () => import('./src/mra/tabs.ts'),
    }),
    crud(mro, {
      title: text('MRO'),
      search: { title: 'name', detail: 'mroCode' },
      office: 'head',
      screens: () => import('./src/mro/screens.tsx'),
      tabs: () => import('./src/mro/tabs.ts'),
    }),
    crud(regions, {
      title: text('Wilayah', 'Regions'),
      search: { title: 'name', detail: 'regionCode' },
      screens: () => import('./src/regions/screens.tsx'),
    }),
    crud(companies, {
      title: text('Perusahaan', 'Companies'),
      search: { title: 'legalName', detail: 'companyCode' },
      screens: () => import('./src/companies/screens.ts'),
    }),
    crud(storeGroups, {
      title: text('Grup Toko', 'Store Groups'),
      search: { title: 'name', detail: 'groupCode' },
      screens: () => import('./src/store-groups/screens.ts'),
    }),
    crud(mediator, {
      title: text('Mediator', 'Mediators'),
      screens: () => import('./src/mediator/screens.tsx'),
    }),
    crud(masterKios, {
      title: text('Kios', 'Kiosks'),
      search: { title: 'name', detail: 'kioskCode' },
      screens: () => import('./src/master-kios/screens.tsx'),
    }),
    crud(branchCms, {
      title: text('Konten Cabang', 'Branch CMS'),
      search: { title: 'displayName', detail: 'officeCode' },
      screens: () => import('./src/branch-cms/screens.tsx'),
    }),
    crud(qanunBranch, {
      title: text('Cabang Qanun', 'Qanun Branches'),
      search: { title: 'branchName', detail: 'officeCode' },
      approvesImports: true,
      own: { import: () => import('./src/qanun-branch/ImportPage.ts') },
      screens: () => import('./src/qanun-branch/screens.ts'),
    }),
    crud(masterQanunBranchNmc, {
      title: text('Cabang Qanun NMC', 'Qanun Branches NMC'),
      search: { title: 'branchName', detail: 'officeCode' },
      approvesImports: true,
      own: { import: () => import('./src/master-qanun-branch-nmc/ImportPage.ts') },
      screens: () => import('./src/master-qanun-branch-nmc/screens.ts'),
    }),
  ],
});
