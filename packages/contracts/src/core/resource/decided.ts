import type { AwaitedChange } from '../changes.ts';

/**
 * Fields that may change without a second person, by the record's `state`. Outside the undecided states a change of any
 * other field needs approval, or is refused (docs/model/platform.md#change-requests).
 */
export interface Decided {
  /** States before a decision: every field may change. */
  readonly undecided: readonly string[];
  /** Fields that affect nothing but their own display. */
  readonly harmless: readonly string[];
  /** Fields whose change moves the record back to an undecided state. */
  readonly reopening?: readonly string[];
}

/**
 * Whether an update changes a field that a second person decided on.
 * @example
 * touchesDecided(rules, { action: 'update', before: { state: 'APPROVED', name: 'A' }, values: { name: 'B' } }); // true
 */
export function touchesDecided(
  { undecided, harmless, reopening = [] }: Decided,
  { action, before, values }: Pick<AwaitedChange, 'action' | 'before' | 'values'>,
): boolean {
  if (action !== 'update' || !before || !values || undecided.includes(String(before['state']))) return false;
  const free = [...harmless, ...reopening];
  const textOf = (value: unknown): string => JSON.stringify(value ?? null);
  return Object.keys(values).some(
    (name) => name in before && !free.includes(name) && textOf(values[name]) !== textOf(before[name]),
  );
}
