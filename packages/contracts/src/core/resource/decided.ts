import type { AwaitedChange } from '../changes.ts';

/**
 * What of a record may change without a second person, by its `state`. In every state that is not named here a change
 * of any other field awaits approval, or is refused (docs/model/platform.md#change-requests).
 */
export interface Decided {
  /** States that nobody has decided on yet: everything may change. */
  readonly undecided: readonly string[];
  /** Fields without effect on anything but their own display. */
  readonly harmless: readonly string[];
  /** Fields whose change sends the record back to an undecided state. */
  readonly reopening?: readonly string[];
}

/** Whether a change of a decided record touches what a second person decided on. */
export function touchesDecided(
  { undecided, harmless, reopening = [] }: Decided,
  { action, before, values }: Pick<AwaitedChange, 'action' | 'before' | 'values'>,
): boolean {
  if (action !== 'update' || !before || !values || undecided.includes(String(before['state']))) return false;
  const free = [...harmless, ...reopening];
  const said = (value: unknown): string => JSON.stringify(value ?? null);
  return Object.keys(values).some(
    (name) => name in before && !free.includes(name) && said(values[name]) !== said(before[name]),
  );
}
