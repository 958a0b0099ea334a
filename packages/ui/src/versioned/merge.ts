type Values = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Comparison of another person's change of a record with an action in progress. */
export interface Merge {
  /** Fields that both changed, or that the action is based on: the person must decide. */
  readonly conflicts: readonly string[];
  /** Fields that only the other person changed. */
  readonly taken: readonly string[];
  /** The typed values; fields not changed here have their current value. */
  readonly values: Values;
}

/** Whether two states of a record have equal values in these fields. */
export const sameIn = (before: object, now: object, names: readonly string[]): boolean =>
  names.every((name) => same((before as Values)[name], (now as Values)[name]));

/** Bookkeeping fields, which people do not edit. */
const frame = new Set(['version', 'updatedBy', 'updatedAt', 'actions']);

/**
 * Compares the record that the person saw with the current one.
 * @param before the record as it was seen
 * @param now the current record
 * @param typed new values of fields of the record
 * @param basis further fields that the action is based on
 */
export function mergeAct(before: object, now: object, typed: Values, basis: readonly string[]): Merge {
  const [seen, current] = [before as Values, now as Values];
  const changed = Object.keys(seen).filter(
    (name) => !frame.has(name) && name in current && !same(seen[name], current[name]),
  );
  const isTyped = (name: string) => name in typed && !same(typed[name], seen[name]);
  const clashes = changed.filter((name) =>
    isTyped(name) ? !same(typed[name], current[name]) : !(name in typed) && basis.includes(name),
  );
  const taken = changed.filter((name) => !isTyped(name) && !clashes.includes(name));
  const values = Object.entries(typed).map(([name, value]) => [name, isTyped(name) ? value : current[name]]);
  return { conflicts: clashes, taken, values: Object.fromEntries(values) as Values };
}
