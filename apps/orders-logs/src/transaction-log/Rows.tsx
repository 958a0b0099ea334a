import { PlainTable, type PlainColumn } from '@console/ui/page';
import type { ReactNode } from 'react';

/** A titled table of the page of a log, or a sentence in its place. */
export function Rows<Row>({
  title,
  none,
  rows,
  columns,
  before,
}: {
  readonly title: string;
  readonly none: string;
  readonly rows: readonly Row[] | null;
  readonly columns: readonly PlainColumn<Row>[];
  /** Stands above the table, such as a picture of its rows. */
  readonly before?: ReactNode;
}) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {before}
      {!rows || rows.length === 0 ? <p>{none}</p> : <PlainTable label={title} rows={rows} columns={columns} />}
    </section>
  );
}
