type Values = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What another person's change of a record means for what somebody is about to do with it. */
export interface Merge {
  /** Fields that both changed, or on which the act rests: only the person can say whether it still stands. */
  readonly clashes: readonly string[];
  /** Fields that the other alone changed. */
  readonly taken: readonly string[];
  /** What is typed; fields that are not changed here as the record has them now. */
  readonly values: Values;
}

/** Whether two states of a record are alike in these fields. */
export const sameIn = (before: object, now: object, names: readonly string[]): boolean =>
  names.every((name) => same((before as Values)[name], (now as Values)[name]));

/** Housekeeping of every record, which nobody changes by hand. */
const frame = new Set(['version', 'updatedBy', 'updatedAt', 'actions']);

/**
 * Compares the record as the person saw it with the record as it is now.
 * @param before the record as it was seen
 * @param now the record as it is
 * @param typed values of fields of the record, as the person wants them
 * @param basis further fields on which the act rests
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
  return { clashes, taken, values: Object.fromEntries(values) as Values };
}
