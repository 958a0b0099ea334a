import words from './page-words.json' with { type: 'json' };
import { text, type Text } from './text.ts';
import { isHeadOffice, type Action } from './privileges.ts';
import type { MappingType } from './privileges.ts';

/** What an address holds in place of a parameter: an id of a record, or a name of lower-case words and hyphens. */
export type IdKind = 'uuid' | 'name';

const patterns: Record<IdKind, RegExp> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  name: /^[a-z][a-z0-9-]{1,39}$/,
};

/** The office that the server requires besides the level: head office alone, or any but a branch. */
export type NeededOffice = 'head' | 'above-branch';

/** What opening a page needs besides its module's privilege, declared with the page. */
export interface PageNeeds {
  /** The action, or those of which one will do; `view` unless given. */
  readonly action?: Action | readonly Action[];
  /** Given where the services refuse all others, whatever their level. */
  readonly office?: NeededOffice;
  /** Parameters of the path that hold no UUID. */
  readonly parameters?: Readonly<Record<string, IdKind>>;
  /** Parameter of the query that carries the record's id, where the path has none: without it there is no page. */
  readonly query?: string;
}

/** The needs as a line of the route table carries them. Releases from before they were declared carry none. */
export interface RouteNeeds {
  readonly action?: readonly Action[];
  readonly office?: NeededOffice;
  /** Every parameter of the path. */
  readonly parameters?: Readonly<Record<string, IdKind>>;
  readonly query?: string;
}

const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** The actions that the words of a path stand for, e.g. `update` in `/x/:id/update`. The module's name is ignored. */
export function actionsByWords(path: string): readonly Action[] | undefined {
  const word = path
    .split('/')
    .slice(2)
    .filter((part) => part !== '' && !part.startsWith(':'))
    .at(-1)
    ?.split('-')
    .find((each) => Object.hasOwn(words, each));
  return word === undefined ? undefined : (words[word as keyof typeof words] as readonly Action[]);
}

/** The needs of a page as plain data. */
export const routeNeedsOf = ({ path, ...page }: PageNeeds & { readonly path: string }): RouteNeeds => ({
  action: page.action === undefined ? ['view'] : [page.action].flat(),
  ...(page.office ? { office: page.office } : {}),
  parameters: Object.fromEntries(parametersOf(path).map((name) => [name, page.parameters?.[name] ?? 'uuid'])),
  ...(page.query ? { query: page.query } : {}),
});

/** The person who opens a page: actions by privilege, and the mapping. */
export interface PageVisitor {
  readonly privileges: Readonly<Record<string, readonly Action[]>>;
  readonly mappingType: MappingType | null;
  readonly isAdmin: boolean;
}

/** Result of the guard: the page, unknown page, malformed record id, wrong office, or the missing action. */
export type Verdict =
  | 'content'
  | 'unknown'
  | 'no-record'
  | 'other-office'
  | { readonly privilege: string; readonly action: Action };

/** Why somebody of another office cannot do it. */
export const officeTexts: Readonly<Record<NeededOffice, Text>> = {
  head: text('Hanya kantor pusat yang dapat mengubahnya', 'Only head office can change this'),
  'above-branch': text(
    'Hanya kantor di atas cabang yang dapat mengubahnya',
    'Only offices above branches can change this',
  ),
};

/** Whether somebody belongs to an office. */
export const isOfOffice = (
  office: NeededOffice,
  { mappingType, isAdmin }: Pick<PageVisitor, 'mappingType' | 'isAdmin'>,
): boolean => (office === 'head' ? isHeadOffice(mappingType, isAdmin) : isAdmin || mappingType !== 'BRANCH');

const isId = (kind: IdKind, text: string | null | undefined): boolean => text != null && patterns[kind].test(text);

/**
 * Decides whether a person may open an address, in the server's order of checks: privilege, action, ids
 * (docs/model/platform.md#order-of-checks). Makes no call.
 * @param address path and query, `path` of the route fits the path
 */
export function verdictOf(
  route: RouteNeeds & { readonly path: string; readonly privilege: string },
  { pathname, search }: { readonly pathname: string; readonly search: string },
  person: PageVisitor,
): Verdict {
  const { path, privilege, office, parameters = {}, query } = route;
  const held = Object.hasOwn(person.privileges, privilege) ? person.privileges[privilege] : undefined;
  if (!held) return 'unknown';
  const needed = route.action ?? actionsByWords(path) ?? ['view'];
  const [action = 'view'] = needed;
  if (!needed.some((each) => each === 'view' || held.includes(each))) return { privilege, action };
  if (office && !isOfOffice(office, person)) return 'other-office';
  const given = pathname.split('/');
  const ids = path
    .split('/')
    .flatMap((part, index) => (part.startsWith(':') ? [[parameters[part.slice(1)], given[index]] as const] : []));
  if (ids.some(([kind, text]) => kind !== undefined && !isId(kind, text))) return 'no-record';
  if (query !== undefined && !isId('uuid', new URLSearchParams(search).get(query))) return 'no-record';
  return 'content';
}
