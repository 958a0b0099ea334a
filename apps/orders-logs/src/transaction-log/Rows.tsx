import { PlainTable, type PlainColumn } from '@console/ui/page';

/** A titled table of the page of a log, or a sentence in its place. */
export function Rows<Row>({
  title,
  none,
  rows,
  columns,
}: {
  readonly title: string;
  readonly none: string;
  readonly rows: readonly Row[] | null;
  readonly columns: readonly PlainColumn<Row>[];
}) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {!rows || rows.length === 0 ? <p>{none}</p> : <PlainTable label={title} rows={rows} columns={columns} />}
    </section>
  );
}
