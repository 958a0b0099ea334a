import type { Page } from '@console/contracts/core/remote';
import type { ListedPath } from '@console/contracts/routes/listed-paths';
import { text, type Text } from '@console/contracts/core/text';
import { loadOnce } from '@console/ui/crud';
import type { ComponentType } from 'react';
import type { OfLine } from './of-line.ts';

type Line = () => Promise<{ readonly default: OfLine }>;
type Make = (of: OfLine) => ComponentType;

/** A page made for a line: its contracts and the page's code are fetched together. */
export const pageOf =
  <Name extends string>(line: Line, pages: () => Promise<Readonly<Record<Name, Make>>>, name: Name) =>
  () =>
    loadOnce(async () => {
      const [{ default: of }, made] = await Promise.all([line(), pages()]);
      return { default: made[name](of) };
    });

/** The screens of the register of a line. */
export const registerOf = (line: Line) => async () => {
  const [{ default: of }, { registerScreens }] = await Promise.all([line(), import('./register-screens.tsx')]);
  return { default: registerScreens(of) };
};
/** Further tabs of a branch. */
export const tabsOf = (line: Line) => async () => {
  const [{ default: of }, { registerTabs }] = await Promise.all([line(), import('./register-tabs.ts')]);
  return { default: registerTabs(of.line) };
};

const titles = {
  rates: text('Rate', 'Rates'),
  fees: text('Fee', 'Fees'),
  create: text('Tambah', 'Create'),
  detail: text('Detail'),
  update: text('Ubah', 'Edit'),
  exclusive: text('Eksklusif', 'Exclusive'),
  bulk: text('Impor massal', 'Bulk import'),
};

const rates = () => import('./rate-pages.tsx');
const fees = () => import('./fee-pages.tsx');
const exclusive = () => import('./exclusive-pages.tsx');
const files = () => import('./file-pages.tsx');

/** Modules of branches, in the list of routes. */
export type BranchModule = 'branch' | 'master-branch-nmc' | 'master-branch-ufi';
type ListedPage = Page & { readonly path: ListedPath };

/** The pages of a line below its branches: rates, fees, their concessions, and files. */
export function pagesBelow(module: BranchModule, line: Line): readonly ListedPage[] {
  const below = `/${module}/:branchId` as const;
  const page = (
    path: ListedPath,
    title: Text,
    load: Page['load'],
    rest: Partial<Omit<Page, 'path'>> = {},
  ): ListedPage => ({
    path,
    title,
    load,
    ...rest,
  });
  // They begin with the branch, whatever the last id in the address is; the pages of a fee with the fee.
  const branch = { first: { kind: 'detail', by: 'branchId' } } as const;
  const fee = {
    first: { of: module.replace(/^(?:master-)?branch/, 'branch-fee'), kind: 'detail', by: 'feeId' },
  } as const;
  const create = { action: 'create', ...branch } as const;
  const update = { action: 'update', ...branch } as const;
  return [
    page(`${below}/rates`, titles.rates, pageOf(line, rates, 'rateList')(), branch),
    page(`${below}/rates/create`, titles.create, pageOf(line, rates, 'rateCreate')(), create),
    page(`${below}/rates/:rateId`, titles.detail, pageOf(line, rates, 'rateDetail')(), branch),
    page(`${below}/rates/update`, titles.update, pageOf(line, rates, 'rateUpdate')(), { ...update, query: 'rateId' }),
    page(
      `${below}/:rateId/create-exclusive-page`,
      titles.exclusive,
      pageOf(line, exclusive, 'rateSheetCreate')(),
      create,
    ),
    page(
      `${below}/:rateId/update-exclusive-page`,
      titles.exclusive,
      pageOf(line, exclusive, 'rateSheetUpdate')(),
      update,
    ),
    page(`${below}/fees`, titles.fees, pageOf(line, fees, 'feeList')(), branch),
    page(`${below}/fees/create`, titles.create, pageOf(line, fees, 'feeCreate')(), create),
    page(`${below}/fees/:feeId`, titles.detail, pageOf(line, fees, 'feeDetail')(), fee),
    page(`${below}/fees/update`, titles.update, pageOf(line, fees, 'feeUpdate')(), {
      action: 'update',
      ...fee,
      query: 'feeId',
    }),
    page(`${below}/fees/exclusive`, titles.exclusive, pageOf(line, exclusive, 'feeSheetList')(), branch),
    page(`${below}/fees/exclusive-update`, titles.exclusive, pageOf(line, exclusive, 'feeSheetUpdate')(), {
      ...update,
      query: 'feeId',
    }),
    ...(module !== 'master-branch-ufi'
      ? [
          page(`/${module}/import-bulk`, titles.bulk, pageOf(line, files, 'bulkImport')(), {
            action: ['import', 'approve'] as const,
          }),
        ]
      : []),
  ];
}
