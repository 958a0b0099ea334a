import type { Module } from '@console/contracts/core/remote';
import { text, type Text } from '@console/contracts/core/text';
import { crud, loadOnce, type ModuleRoutes } from '@console/ui/crud';
import type { ComponentType } from 'react';
import type { OfBulkLine } from './BulkPage.tsx';
import type { OfLine } from './of-line.ts';

type Line = () => Promise<{ readonly default: OfLine }>;

/** A page made for a line: its contracts and the page's code are fetched together. */
const pageOf = <Name extends string, Of extends OfLine = OfLine>(
  line: () => Promise<{ readonly default: Of }>,
  pages: () => Promise<Readonly<Record<Name, (of: Of) => ComponentType>>>,
  name: Name,
) =>
  loadOnce(async () => {
    const [{ default: of }, made] = await Promise.all([line(), pages()]);
    return { default: made[name](of) };
  });

const bulkPages = () => import('./BulkPage.tsx');

const screensOf = (line: Line) => async () => {
  const [{ default: of }, { promoScreens }] = await Promise.all([line(), import('./screens.tsx')]);
  return { default: promoScreens(of) };
};

const tabsOf = (line: Line) => async () => {
  const [{ default: of }, { promoTabs }] = await Promise.all([line(), import('./tabs.tsx')]);
  return { default: promoTabs(of) };
};

interface Declared {
  readonly promo: ModuleRoutes;
  readonly fresh: ModuleRoutes;
  readonly title: Text;
  readonly newTitle: Text;
  /** The line has a page of bulk updates. */
  readonly bulk?: true;
  /** The line has a report. */
  readonly report?: true;
  /** The page opens on another privilege than that of its calls, and says itself who may not create. */
  readonly opensToAll?: true;
}

/** The promos of a line, and the page of a new one. */
export function promoModules(
  line: Line,
  { promo, fresh, title, newTitle, bulk, report, opensToAll }: Declared,
): readonly Module[] {
  const bulkPath = `/${promo.module}/update-bulk` as '/promo/update-bulk';
  const rates = `/${promo.module}/update-page/:updateRatesId` as '/promo/update-page/:updateRatesId';
  return [
    crud(promo, {
      title,
      search: { title: 'name', detail: 'promoCode' },
      office: 'head',
      approvesImports: true,
      own: { import: pageOf(line, () => import('./ImportRatesPage.tsx'), 'importRatesPage') },
      screens: screensOf(line),
      tabs: tabsOf(line),
      more: [
        {
          path: rates,
          title: text('Rate promo', 'Rates of the promo'),
          // Those who may not change a sheet read it there.
          action: 'view',
          first: { of: promo.module.replace('promo', 'promo-rate'), kind: 'detail' },
          load: pageOf(line, () => import('./RatePage.tsx'), 'ratePage'),
        },
        ...(bulk
          ? [
              {
                path: bulkPath,
                title: text('Ubah massal promo', 'Bulk update of promos'),
                // A second person decides about its files.
                action: ['import', 'approve'] as const,
                office: 'head' as const,
                load: pageOf(line as () => Promise<{ readonly default: OfBulkLine }>, bulkPages, 'bulkPage'),
              },
            ]
          : []),
        ...(report
          ? [
              {
                path: '/promo/reporting' as const,
                title: text('Laporan Promo', 'Promo Report'),
                load: () => import('./ReportingPage.tsx'),
              },
            ]
          : []),
      ],
    }),
    {
      id: fresh.module,
      privilege: fresh.privilege,
      title: newTitle,
      pages: [
        {
          path: fresh.pages.create!,
          title: newTitle,
          ...(opensToAll ? { action: 'view' as const } : { action: 'create' as const, office: 'head' as const }),
          load: pageOf(line, () => import('./NewPromoPage.tsx'), 'newPromoPage'),
        },
      ],
    },
  ];
}
