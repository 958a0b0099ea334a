import { PlainTable, type PlainColumn } from '@console/ui/page';

/** A titled table of the page of an order, or a sentence in its place. */
export function Table<Row>({
  title,
  none,
  rows,
  columns,
  keyOf,
}: {
  readonly title: string;
  readonly none: string;
  readonly rows: readonly Row[];
  readonly columns: readonly PlainColumn<Row>[];
  readonly keyOf: (row: Row) => string;
}) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {rows.length === 0 ? <p>{none}</p> : <PlainTable label={title} rows={rows} columns={columns} keyOf={keyOf} />}
    </section>
  );
}
