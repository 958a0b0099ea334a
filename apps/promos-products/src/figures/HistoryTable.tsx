import type { Reading } from '@console/api';
import { Part, ScrollTable } from '@console/ui/page';
import { Fragment, type ReactNode } from 'react';

/**
 * Rows of a call as a table: prices, values, tariffs.
 * @example
 * <HistoryTable of={prices.useQuery({ query })} label={t('history')} none={t('none')} head={[t('at')]} row={cellsOf} />
 */
export function HistoryTable<Row>({
  of,
  label,
  none,
  head,
  row,
}: {
  readonly of: Pick<Reading<readonly Row[]>, 'data' | 'currentData' | 'error' | 'isFetching' | 'refetch'>;
  readonly label: string;
  readonly none: string;
  readonly head: readonly string[];
  /** The cells of a row, in the order of the head. */
  readonly row: (row: Row) => readonly ReactNode[];
}) {
  return (
    <Part of={of}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="quiet">{none}</p>
        ) : (
          <ScrollTable label={label}>
            <table className="plain-table">
              <thead>
                <tr>
                  {head.map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((each, at) => (
                  // Rows of a history have no id and never move.
                  // eslint-disable-next-line react/no-array-index-key
                  <tr key={at}>
                    {row(each).map((cell, place) => (
                      <Fragment key={head[place]}>
                        <td>{cell}</td>
                      </Fragment>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollTable>
        )
      }
    </Part>
  );
}
