import type { MarketingSchemes } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import type { Resource } from '@console/contracts/core/resource';
import { text, type Text } from '@console/contracts/core/text';
import { useMemo } from 'react';
import { ChildRows } from '../outlet/ChildRows.tsx';

const own: Readonly<Record<string, object>> = {
  schemeName: { width: 160 },
  tenors: { second: 'dpBand', title: text('Tenor / DP (%)', 'Tenor / down payment (%)') },
  effectiveFrom: { second: 'effectiveTo', title: text('Mulai / sampai', 'From / to') },
};

interface SchemeRowsProps {
  readonly schemes: MarketingSchemes;
  readonly dealerId: string;
  /** Its heading, where the page has none. */
  readonly title?: Text;
}

/**
 * The marketing schemes of a dealer.
 * @example
 * <SchemeRows schemes={marketingSchemesNmc} dealerId={secureId} />
 */
export function SchemeRows({ schemes, dealerId, title }: SchemeRowsProps) {
  const columns = useMemo(
    () =>
      (schemes.list.columns ?? [])
        .filter((name) => !['dealerCode', 'effectiveTo', 'dpBand'].includes(name))
        .map((name) => ({ field: name, ...own[name] })),
    [schemes],
  );
  return (
    <ChildRows
      resource={schemes as Resource}
      parent="dealerId"
      parentId={dealerId}
      columns={columns as never}
      title={title}
    />
  );
}
