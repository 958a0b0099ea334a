/**
 * Kinds of unfinished work: form input, desk entries, dialog reasons, ticked rows, idempotency keys without an answer.
 */
const works = ['draft', 'desk', 'question', 'selection', 'sent'] as const;
export type Work = (typeof works)[number];

const keyOf = (user: string, work: Work, name: string) => `console.${work}:${user}:${name}`;

/** Storage may be full or disabled; then the page works without it. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Stores unfinished work of a person in this tab, so that it survives a reload. Never pass a secret.
 * @example
 * keepInTab(username, 'draft', 'card-types/create', values);
 */
export function keepInTab(user: string, work: Work, name: string, value: object): void {
  if (user !== '') attempt(() => sessionStorage.setItem(keyOf(user, work, name), JSON.stringify(value)));
}

/**
 * Removes what {@link keepInTab} stored.
 * @example
 * dropFromTab(username, 'draft', 'card-types/create');
 */
export const dropFromTab = (user: string, work: Work, name: string): void =>
  attempt(() => sessionStorage.removeItem(keyOf(user, work, name)));

/**
 * Reads what {@link keepInTab} stored, unchecked; `null` when absent or malformed.
 * @example
 * const draft = keptInTab(username, 'draft', 'card-types/create');
 */
export function keptInTab(user: string, work: Work, name: string): object | null {
  const value: unknown = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(user, work, name)) ?? 'null'));
  return typeof value === 'object' ? value : null;
}

/** Removes unfinished work from this tab. @param exceptOf the person whose work stays; all goes unless given */
export function clearTab(exceptOf?: string): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      const work = works.find((each) => key.startsWith(`console.${each}:`));
      if (work && (exceptOf === undefined || !key.startsWith(keyOf(exceptOf, work, ''))))
        sessionStorage.removeItem(key);
    }
  });
}
