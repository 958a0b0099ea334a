import type { Menu } from '@console/auth';
import type { RouteEntry } from '@console/contracts/core/remote';
import { actionTexts, type Action } from '@console/contracts/core/privileges';
import type { Text } from '@console/contracts/core/text';
import { groupsOf } from '../frame/sidebar/groups.ts';

/** One line of the palette: where it leads, or what it does. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  /** What tells it from others of the same title. */
  readonly detail?: string;
  /** By which it is found besides, such as its titles in the other language. */
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

/** The pages of the menu that exist, with the menu they lie in. They are found by their own titles, too. */
export function pagesOf(menu: Menu, table: readonly RouteEntry[]): readonly Entry[] {
  const words = new Map(table.map((entry) => [entry.path, wordsOf(entry)]));
  return groupsOf(menu, (url) => words.has(url)).flatMap((group) =>
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

/** Pages that do something by themselves, told by the last word of their address, and the action they need. */
const acting: Readonly<Record<string, Action>> = { create: 'create', import: 'import' };
const lastWord = (path: string): string => path.split('/').at(-1) ?? '';

/** Whether an address is that of a page to come back to: no record, no form. */
export const isPlace = (path: string): boolean =>
  path !== '/' && !path.includes(':') && !Object.hasOwn(acting, lastWord(path)) && lastWord(path) !== 'update';

/** What the levels held allow to be begun at once: create, import. */
export const actionsOf = (
  table: readonly RouteEntry[],
  held: Menu['privileges'],
  text: (value: Text) => string,
): readonly Entry[] =>
  table.flatMap((entry) => {
    const { path, privilege, moduleTitle } = entry;
    const action = acting[lastWord(path)];
    if (!action || !held[privilege]?.includes(action)) return [];
    return [{ key: path, title: `${text(actionTexts[action])} ${text(moduleTitle)}`, words: wordsOf(entry), to: path }];
  });

/** Modules whose records may be searched by whoever holds these privileges. */
export const searchesOf = (table: readonly RouteEntry[], held: Menu['privileges']): readonly RouteEntry[] =>
  table.filter(({ search, privilege }) => search !== undefined && held[privilege]?.includes('view'));

const plain = (value: string): string => value.toLocaleLowerCase('id');

/** The entries that hold every word of the text, those first whose title begins with it. */
export function matching(entries: readonly Entry[], text: string): readonly Entry[] {
  const wanted = plain(text.trim());
  const words = wanted.split(/\s+/);
  const found = entries.filter(({ title, detail = '', words: more = '' }) =>
    words.every((word) => plain(`${title} ${detail} ${more}`).includes(word)),
  );
  const begins = ({ title }: Entry): number => (plain(title).startsWith(wanted) ? 0 : 1);
  return found.toSorted((one, other) => begins(one) - begins(other));
}

/** The entries of these addresses in their order; what is not held any more is left out. */
export const entriesAt = (entries: readonly Entry[], addresses: readonly string[], group: string): readonly Entry[] =>
  addresses
    .flatMap((address) => entries.filter(({ to }) => to === address).slice(0, 1))
    .map((entry) => ({ ...entry, key: `${group} ${entry.key}` }));
