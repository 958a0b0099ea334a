import { ScrollTable } from '@console/ui/page';
import type { ReactNode } from 'react';
import './facts.css';

/** A column of a table of facts. */
export interface FactColumn<Row> {
  readonly title: string;
  /** Amounts and counts: digits stand below each other, and no amount breaks. */
  readonly numeric?: boolean;
  readonly of: { of(row: Row): ReactNode }['of'];
}

/**
 * A titled table of some rows, or a sentence in its place.
 * @param stacks where there is little room each row is a card, every value behind its title, nothing to scroll to
 * @example
 * <Facts title={t('cards')} rows={cards} none={t('noCards')} columns={[{ title: t('cardNo'), of: … }]} rowKey={…} />
 */
export function Facts<Row>({
  title,
  note,
  rows,
  none,
  columns,
  rowKey,
  stacks = false,
}: {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly Row[];
  readonly none: string;
  readonly columns: readonly FactColumn<Row>[];
  readonly rowKey: { rowKey(row: Row): string | number }['rowKey'];
  readonly stacks?: boolean;
}) {
  const classOf = (numeric: boolean | undefined) => (numeric ? 'number facts-number' : undefined);
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      {note && rows.length > 0 && <p>{note}</p>}
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ScrollTable label={title}>
          <table className={stacks ? 'plain-table facts-stack' : 'plain-table'}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.title} scope="col" className={classOf(column.numeric)}>
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={rowKey(row)}>
                  {columns.map(({ title: name, numeric, of }) => (
                    <td key={name} className={classOf(numeric)} data-title={name}>
                      {of(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      )}
    </section>
  );
}
