import type { Module } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import {
  zipCode,
  branch,
  masterBranchNmc,
  masterBranchNmcPromoFee,
  masterBranchUfi,
  financialScheme,
  financialSchemeNmc,
} from '@console/contracts/routes/modules';
import { crud } from '@console/ui/crud';
import { pageOf, pagesBelow, registerOf, tabsOf, type BranchModule } from '../src/branch-lines/declare.ts';

const lines = {
  spektra: () => import('../src/branch-lines/spektra.ts'),
  nmc: () => import('../src/branch-lines/nmc.ts'),
  ufi: () => import('../src/branch-lines/ufi.ts'),
} as const;
const files = () => import('../src/branch-lines/file-pages.tsx');

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

/** Offices, what they charge and the schemes that they finance. */
export const branches: readonly Module[] = [
  crud(zipCode, {
    title: text('Kode Pos', 'Zip Code'),
    search: { title: 'code', detail: 'kelurahan' },
    screens: () => import('../src/zip-code/screens.ts'),
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
    own: { list: () => import('../src/master-branch-nmc-promo-fee/ListPage.tsx') },
    more: [
      {
        path: '/master-branch-nmc-promo-fee/import-bulk',
        title: text('Impor massal', 'Bulk import'),
        action: ['import', 'approve'],
        load: () => import('../src/master-branch-nmc-promo-fee/ImportPage.tsx'),
      },
      {
        path: '/master-branch-nmc-promo-fee/reset',
        title: text('Reset promo fee', 'Reset of promo fees'),
        action: ['update', 'approve'],
        first: { of: 'master-branch-nmc-promo-fee-reset', kind: 'list' },
        load: () => import('../src/master-branch-nmc-promo-fee/ResetPage.tsx'),
      },
    ],
  }),
  crud(financialScheme, {
    title: text('Skema Pembiayaan', 'Financial Schemes'),
    search: { title: 'name', detail: 'schemeCode' },
    screens: () => import('../src/financial-scheme/screens.tsx'),
  }),
  crud(financialSchemeNmc, {
    title: text('Skema Pembiayaan NMC', 'Financial Schemes NMC'),
    search: { title: 'name', detail: 'schemeCode' },
    screens: () => import('../src/financial-scheme-nmc/screens.tsx'),
  }),
];
