import type { MarketingSchemes } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import type { Resource } from '@console/contracts/core/resource';
import { lookalikesTab, withdrawal } from '../outlet/registered.tsx';
import { closedRefuses, detailSections, type OutletSections } from '../outlet/sections.ts';
import { schemesTab } from './schemes-tab.tsx';

/** The register of the dealers of a line. */
interface Dealers {
  readonly line: 'NMC' | 'UFI';
  readonly resource: Resource;
  readonly schemes: MarketingSchemes;
}

/** Tabs and buttons of the page of a dealer. */
export const dealerDetail = ({ line, resource, schemes }: Dealers) =>
  ({
    refuses: closedRefuses,
    tabs: [schemesTab(schemes), lookalikesTab(line, resource)],
    actions: withdrawal(resource),
  }) as const;

/**
 * What list and page of dealers show in both lines.
 * @param columns of what is sold, and of its terms, which only this line has
 */
export const dealerPages = <const Field extends string, const Own extends string = never>(
  dealers: Dealers,
  parts: OutletSections<Field>,
  columns: {
    readonly sold?: readonly Own[];
    readonly counted?: readonly Own[];
    readonly hidden?: readonly Own[];
  } = {},
) => {
  const { sold = [], counted = [], hidden = [] } = columns;
  const { refuses, tabs, actions } = dealerDetail(dealers);
  return {
    columns: [
      'dealerCode',
      'name',
      'dealerType',
      ...sold,
      'mainBrand',
      { field: 'branchId', second: 'mra', width: 190 },
      'schemesInForce',
      ...counted,
      'ordersThisMonth',
      'state',
      { field: 'mra', hidden: true },
      ...hidden.map((field) => ({ field, hidden: true })),
    ],
    refuses,
    detailSections: detailSections(parts),
    tabs,
    detail: { actions },
  } as const;
};
