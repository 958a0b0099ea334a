/**
 * Where the changes of a list stand: in its tab of changes. The list of a part of a record is a tab itself, which says
 * with its rows what waits.
 * @param list address of the list
 * @param change the one that is looked at
 * @example changesAddress('/mra'); // '/mra?tab=changes'
 */
export function changesAddress(list: string, change?: string): string {
  if (list.includes('?')) return list;
  return `${list}?tab=changes${change ? `&change=${change}` : ''}`;
}
