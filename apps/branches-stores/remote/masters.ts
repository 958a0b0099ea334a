import type { Module } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import {
  master,
  mra,
  mro,
  regions,
  companies,
  storeGroups,
  masterKios,
  branchCms,
  qanunBranch,
  masterQanunBranchNmc,
  mediator,
} from '@console/contracts/routes/modules';
import { crud } from '@console/ui/crud';

/** Where offices lie and belong, and who works with them. */
export const masters: readonly Module[] = [
  crud(master, {
    title: text('Master'),
    own: { list: () => import('../src/master/OverviewPage.tsx') },
    firsts: { list: null },
    more: [
      {
        path: '/master/reporting',
        title: text('Laporan Master', 'Master Reports'),
        load: () => import('../src/master/ReportingPage.tsx'),
      },
    ],
  }),
  crud(mra, {
    title: text('MRA'),
    search: { title: 'name', detail: 'mraCode' },
    office: 'head',
    screens: () => import('../src/mra/screens.ts'),
    tabs: () => import('../src/mra/tabs.ts'),
  }),
  crud(mro, {
    title: text('MRO'),
    search: { title: 'name', detail: 'mroCode' },
    office: 'head',
    screens: () => import('../src/mro/screens.tsx'),
    tabs: () => import('../src/mro/tabs.ts'),
  }),
  crud(regions, {
    title: text('Wilayah', 'Regions'),
    search: { title: 'name', detail: 'regionCode' },
    screens: () => import('../src/regions/screens.tsx'),
  }),
  crud(companies, {
    title: text('Perusahaan', 'Companies'),
    search: { title: 'legalName', detail: 'companyCode' },
    screens: () => import('../src/companies/screens.ts'),
    tabs: () => import('../src/companies/tabs.ts'),
  }),
  crud(storeGroups, {
    title: text('Grup Toko', 'Store Groups'),
    search: { title: 'name', detail: 'groupCode' },
    screens: () => import('../src/store-groups/screens.ts'),
    tabs: () => import('../src/store-groups/tabs.ts'),
  }),
  crud(mediator, {
    title: text('Mediator', 'Mediators'),
    screens: () => import('../src/mediator/screens.tsx'),
  }),
  crud(masterKios, {
    title: text('Kios', 'Kiosks'),
    search: { title: 'name', detail: 'kioskCode' },
    screens: () => import('../src/master-kios/screens.tsx'),
  }),
  crud(branchCms, {
    title: text('Konten Cabang', 'Branch CMS'),
    search: { title: 'displayName', detail: 'officeCode' },
    screens: () => import('../src/branch-cms/screens.tsx'),
  }),
  crud(qanunBranch, {
    title: text('Cabang Qanun', 'Qanun Branches'),
    search: { title: 'branchName', detail: 'officeCode' },
    approvesImports: true,
    own: { import: () => import('../src/qanun-branch/ImportPage.ts') },
    screens: () => import('../src/qanun-branch/screens.ts'),
  }),
  crud(masterQanunBranchNmc, {
    title: text('Cabang Qanun NMC', 'Qanun Branches NMC'),
    search: { title: 'branchName', detail: 'officeCode' },
    approvesImports: true,
    own: { import: () => import('../src/master-qanun-branch-nmc/ImportPage.ts') },
    screens: () => import('../src/master-qanun-branch-nmc/screens.ts'),
  }),
];
