import type { MarketingSchemes } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { closedRefuses, detailSections, type OutletSections } from '../outlet/sections.ts';
import { schemesTab } from './schemes-tab.tsx';

/**
 * What list and page of dealers show in both lines.
 * @param columns of what is sold, and of its terms, which only this line has
 */
export const dealerPages = <const Field extends string, const Own extends string = never>(
  schemes: MarketingSchemes,
  parts: OutletSections<Field>,
  columns: { readonly sold: readonly Own[]; readonly hidden: readonly Own[] } = { sold: [], hidden: [] },
) =>
  ({
    columns: [
      'dealerCode',
      'name',
      'dealerType',
      ...columns.sold,
      'mainBrand',
      { field: 'branchId', second: 'mra', width: 190 },
      'schemesInForce',
      'ordersThisMonth',
      'state',
      { field: 'mra', hidden: true },
      ...columns.hidden.map((field) => ({ field, hidden: true })),
    ],
    refuses: closedRefuses,
    detailSections: detailSections(parts),
    tabs: [schemesTab(schemes)],
  }) as const;
