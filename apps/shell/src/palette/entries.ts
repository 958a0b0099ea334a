import type { Menu } from '@console/auth';
import type { RouteEntry } from '@console/contracts/core/remote';
import { actionTexts, type Action } from '@console/contracts/core/privileges';
import type { Text } from '@console/contracts/core/text';
import { comparedText, isFoundByWords } from '@console/ui/formats';
import { groupsOf } from '../frame/sidebar/groups.ts';

/** One entry of the palette: the page it opens, or its action. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  /** Distinguishes it from others with the same title. */
  readonly detail?: string;
  /** Further words it is found by, such as its title in the other language. */
  readonly words?: string;
  readonly to?: string;
  readonly run?: () => void;
}

export interface EntryGroup {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

const wordsOf = ({ title, moduleTitle }: RouteEntry): string =>
  [title.id, title.en, moduleTitle.id, moduleTitle.en].join(' ');

/** The existing pages of the menu, with the menu that contains them. They can also be found by their own titles. */
export function pagesOf(menu: Menu, table: readonly RouteEntry[], read: (title: Text) => string): readonly Entry[] {
  const words = new Map(table.map((entry) => [entry.path, wordsOf(entry)]));
  return groupsOf(menu, { exists: (url) => words.has(url), read }).flatMap((group) =>
    group.menus.flatMap((item) =>
      (item.url !== null ? [{ title: item.title, url: item.url }] : item.links).map(({ title, url }) => ({
        key: url,
        title,
        detail: item.url !== null ? group.title : `${group.title} › ${item.title}`,
        words: words.get(url) ?? '',
        to: url,
      })),
    ),
  );
}

/** A page without a place in the menu. */
export const pageAt = (table: readonly RouteEntry[], path: string, text: (value: Text) => string): readonly Entry[] =>
  table
    .filter((entry) => entry.path === path)
    .map((entry) => ({ key: path, title: text(entry.title), words: wordsOf(entry), to: path }));

/** Pages that start an action, by the last segment of their address, and the access level they need. */
const actionPages: Readonly<Record<string, Action>> = { create: 'create', import: 'import' };
const lastWord = (path: string): string => path.split('/').at(-1) ?? '';

/** Whether an address is a page worth returning to: not a record, not a form. */
export const isPlace = (path: string): boolean =>
  path !== '/' && !path.includes(':') && !Object.hasOwn(actionPages, lastWord(path)) && lastWord(path) !== 'update';

/** The actions (create, import) that the user's access levels allow. */
export const actionsOf = (
  table: readonly RouteEntry[],
  held: Menu['privileges'],
  text: (value: Text) => string,
): readonly Entry[] =>
  table.flatMap((entry) => {
    const { path, privilege, moduleTitle } = entry;
    const action = actionPages[lastWord(path)];
    if (!action || !held[privilege]?.includes(action)) return [];
    return [{ key: path, title: `${text(actionTexts[action])} ${text(moduleTitle)}`, words: wordsOf(entry), to: path }];
  });

/** Modules whose records the user may search with these privileges. */
export const searchesOf = (table: readonly RouteEntry[], held: Menu['privileges']): readonly RouteEntry[] =>
  table.filter(({ search, privilege }) => search !== undefined && held[privilege]?.includes('view'));

/** The entries that contain every word of the text; first those whose title starts with it. */
export function matching(entries: readonly Entry[], text: string): readonly Entry[] {
  const query = comparedText(text);
  const found = entries.filter(({ title, detail = '', words: more = '' }) =>
    isFoundByWords(`${title} ${detail} ${more}`, text),
  );
  const startsWithText = ({ title }: Entry): number => (comparedText(title).startsWith(query) ? 0 : 1);
  return found.toSorted((one, other) => startsWithText(one) - startsWithText(other));
}

/** The entries of these addresses in their order, without those the user may no longer see. */
export const entriesAt = (entries: readonly Entry[], addresses: readonly string[], group: string): readonly Entry[] =>
  addresses
    .flatMap((address) => entries.filter(({ to }) => to === address).slice(0, 1))
    .map((entry) => ({ ...entry, key: `${group} ${entry.key}` }));
