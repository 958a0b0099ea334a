/** Kinds of unfinished work: typing in a form, entries at a desk or in a dialog, the reason of a question, ticked rows; keys of what was sent without an answer. */
const works = ['draft', 'desk', 'question', 'selection', 'sent'] as const;
export type Work = (typeof works)[number];

const keyOf = (user: string, work: Work, name: string) => `console.${work}:${user}:${name}`;

/** The storage may be full or forbidden; a page that keeps nothing is better than none. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Keeps unfinished work of a person in this tab, where a reload finds it again. Never a secret. */
export function keepInTab(user: string, work: Work, name: string, value: object): void {
  if (user !== '') attempt(() => sessionStorage.setItem(keyOf(user, work, name), JSON.stringify(value)));
}

export const dropFromTab = (user: string, work: Work, name: string): void =>
  attempt(() => sessionStorage.removeItem(keyOf(user, work, name)));

/** What {@link keepInTab} kept, unchecked; `null` when there is nothing, or nothing to be read. */
export function keptInTab(user: string, work: Work, name: string): object | null {
  const value: unknown = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(user, work, name)) ?? 'null'));
  return typeof value === 'object' ? value : null;
}

/** Forgets the unfinished work in this tab: after a sign-out everybody's, when somebody signs in all but their own. */
export function clearTab(exceptOf?: string): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      const work = works.find((each) => key.startsWith(`console.${each}:`));
      if (work && (exceptOf === undefined || !key.startsWith(keyOf(exceptOf, work, ''))))
        sessionStorage.removeItem(key);
    }
  });
}
