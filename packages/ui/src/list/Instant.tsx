import { dateFormats, formatDate } from '../formats/index.ts';

/**
 * Day and time of a cell, which stand above each other where the column is narrow.
 * @param value ISO 8601
 * @param format a name of `dateFormats` with a time; that of lists unless given
 * @example <Instant value={order.purchaseDate} format="log" />
 */
export function Instant({
  value,
  format = 'listTime',
}: {
  readonly value: string;
  readonly format?: 'listTime' | 'log';
}) {
  const text = formatDate(value, dateFormats[format]);
  const end = text.lastIndexOf(' ');
  return (
    <>
      <span className="list-part">{text.slice(0, end)}</span> <span className="list-part">{text.slice(end + 1)}</span>
    </>
  );
}
