import type { ReactNode } from 'react';
import { Pager } from '../pager/index.ts';
import { ScrollTable } from './ScrollTable.tsx';

/** A column of a plain table. */
export interface PlainColumn<Row> {
  readonly title: string;
  readonly of: (row: Row) => ReactNode;
  /** Amounts, rates and counts stand at the end, their digits below each other. */
  readonly isNumber?: boolean;
  /** The cell says what its row is about. */
  readonly isHead?: boolean;
  /** The cell of the totals row. Leading columns without one give their room to the title of the row. */
  readonly total?: ReactNode;
}

export interface PlainTableProps<Row> {
  /** Accessible name of the scrolling area. */
  readonly label: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  /** What names a row; its place, where rows never move. */
  readonly keyOf?: (row: Row) => string;
  /** Of a table that is read page by page. */
  readonly pages?: { readonly page: number; readonly size: number; readonly total: number };
  readonly onPage?: (page: number) => void;
  /** Title of a totals row below the rows; the columns say its cells. */
  readonly totals?: string;
}

function TotalsRow<Row>({ title, columns }: { readonly title: string; readonly columns: readonly PlainColumn<Row>[] }) {
  const first = columns.findIndex(({ total }) => total !== undefined);
  const span = Math.max(1, first === -1 ? columns.length : first);
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={span}>
          {title}
        </th>
        {columns.slice(span).map((column) => (
          <td key={column.title} className={column.isNumber ? 'number' : undefined}>
            {column.total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/**
 * Rows inside a page that are read and not worked on: what changes, a history, a schedule. Lists are for the rest.
 * @example
 * <PlainTable label={t('rows')} columns={columns} rows={shown.rows} pages={shown} onPage={setPage} />
 */
export function PlainTable<Row>({ label, columns, rows, keyOf, pages, onPage, totals }: PlainTableProps<Row>) {
  return (
    <>
      <ScrollTable label={label}>
        <table className="plain-table">
          <thead>
            <tr>
              {columns.map(({ title, isNumber }) => (
                <th key={title} scope="col" className={isNumber ? 'number' : undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={keyOf?.(row) ?? at}>
                {columns.map(({ title, of, isNumber, isHead }) => {
                  const className = isNumber ? 'number' : undefined;
                  return isHead ? (
                    <th key={title} scope="row" className="plain-head">
                      {of(row)}
                    </th>
                  ) : (
                    <td key={title} className={className}>
                      {of(row)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          {totals !== undefined && <TotalsRow title={totals} columns={columns} />}
        </table>
      </ScrollTable>
      {pages && onPage && <Pager page={pages.page} size={pages.size} total={pages.total} onPage={onPage} />}
    </>
  );
}
