import type { Reading } from '@console/api';
import { Part, PlainTable, type PlainColumn } from '@console/ui/page';

/**
 * Rows of a call as a table: prices, values, tariffs.
 * @example
 * <HistoryTable of={prices.useQuery({ query })} label={t('history')} none={t('none')} columns={columns} />
 */
export function HistoryTable<Row>({
  of,
  label,
  none,
  columns,
}: {
  readonly of: Pick<Reading<readonly Row[]>, 'data' | 'currentData' | 'error' | 'isFetching' | 'refetch'>;
  readonly label: string;
  readonly none: string;
  readonly columns: readonly PlainColumn<Row>[];
}) {
  return (
    <Part of={of}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="quiet">{none}</p>
        ) : (
          <div className="panel">
            <PlainTable label={label} columns={columns} rows={rows} />
          </div>
        )
      }
    </Part>
  );
}
