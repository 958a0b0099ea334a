import type { MarketingSchemes } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { addressOf } from '@console/contracts/core/resource';
import { text, type Text } from '@console/contracts/core/text';
import { ResourceList, type Row } from '@console/ui/list';
import { useMemo } from 'react';

const hidden = ['dealerId'];
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
  const fixed = useMemo(() => ({ dealerId }), [dealerId]);
  const paths = useMemo(
    () => ({
      create: addressOf(schemes, 'create', { dealerId }),
      detail: (row: Row) => addressOf(schemes, 'detail', row),
      update: (row: Row) => addressOf(schemes, 'update', row),
    }),
    [schemes, dealerId],
  );
  const columns = useMemo(
    () =>
      (schemes.list.columns ?? [])
        .filter((name) => !['dealerCode', 'effectiveTo', 'dpBand'].includes(name))
        .map((name) => ({ field: name, ...own[name] })),
    [schemes],
  );
  return (
    <ResourceList
      resource={schemes}
      heading={title !== undefined}
      {...(title ? { title, tabTitle: schemes.title } : {})}
      columns={columns as never}
      fixed={fixed}
      linkFilters={hidden}
      paths={paths}
    />
  );
}
