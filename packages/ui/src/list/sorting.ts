export type Direction = 'asc' | 'desc';

/** The direction in which the list is sorted by a field, or undefined. */
export function directionOf(sort: readonly string[], field: string): Direction | undefined {
  const found = sort.find((entry) => entry.startsWith(`${field},`));
  return found?.endsWith(',desc') ? 'desc' : found ? 'asc' : undefined;
}

/**
 * The sort after a press on a column: ascending, descending, then the default again. `add` keeps the other column as
 * the first one; the services sort by two columns at most.
 */
export function nextSort(sort: readonly string[], field: string, add: boolean): readonly string[] {
  const direction = directionOf(sort, field);
  const entry = direction === undefined ? [`${field},asc`] : direction === 'asc' ? [`${field},desc`] : [];
  const others = add ? sort.filter((each) => !each.startsWith(`${field},`)).slice(0, 1) : [];
  return [...others, ...entry];
}
