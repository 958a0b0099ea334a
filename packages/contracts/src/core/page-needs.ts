import words from './page-words.json' with { type: 'json' };
import { text, type Text } from './text.ts';
import { isHeadOffice, type Action } from './privileges.ts';
import type { MappingType } from './privileges.ts';

/** Kind of a path parameter: the UUID of a record, or a name of lower-case words and hyphens. */
export type IdKind = 'uuid' | 'name';

const patterns: Record<IdKind, RegExp> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  name: /^[a-z][a-z0-9-]{1,39}$/,
};

/** The office that the server requires besides the level: head office, or any office but a branch. */
export type NeededOffice = 'head' | 'above-branch';

/** Conditions for opening a page besides its module's privilege. */
export interface PageNeeds {
  /** The action, or several of which one is enough; `view` unless given. */
  readonly action?: Action | readonly Action[];
  /** Set where the server refuses all other offices, whatever their level. */
  readonly office?: NeededOffice;
  /** Path parameters that are no UUID. */
  readonly parameters?: Readonly<Record<string, IdKind>>;
  /** Query parameter with the record's id, where the path has none. Without it the page is not found. */
  readonly query?: string;
}

/** The conditions in an entry of the route table. Releases built before conditions were declared have none. */
export interface RouteNeeds {
  readonly action?: readonly Action[];
  readonly office?: NeededOffice;
  /** Every path parameter. */
  readonly parameters?: Readonly<Record<string, IdKind>>;
  readonly query?: string;
}

const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/**
 * The actions that the last known word of a path stands for; the module's name is ignored. Used for releases that
 * declare no conditions.
 * @example
 * actionsByWords('/card-types/:id/update'); // ['update']
 */
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

/**
 * The conditions of a page as plain data.
 * @example
 * routeNeedsOf({ path: '/card-types/:id' }); // { action: ['view'], parameters: { id: 'uuid' } }
 */
export const routeNeedsOf = ({ path, ...page }: PageNeeds & { readonly path: string }): RouteNeeds => ({
  action: page.action === undefined ? ['view'] : [page.action].flat(),
  ...(page.office ? { office: page.office } : {}),
  parameters: Object.fromEntries(parametersOf(path).map((name) => [name, page.parameters?.[name] ?? 'uuid'])),
  ...(page.query ? { query: page.query } : {}),
});

/** The user who opens a page: actions by privilege, and the office mapping. */
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

/** Reasons shown to users of another office. */
export const officeTexts: Readonly<Record<NeededOffice, Text>> = {
  head: text('Hanya kantor pusat yang dapat mengubahnya', 'Only head office can change this'),
  'above-branch': text(
    'Hanya kantor di atas cabang yang dapat mengubahnya',
    'Only offices above branches can change this',
  ),
};

/**
 * Whether a user belongs to an office.
 * @example
 * isOfOffice('above-branch', { mappingType: 'MRA', isAdmin: false }); // true
 */
export const isOfOffice = (
  office: NeededOffice,
  { mappingType, isAdmin }: Pick<PageVisitor, 'mappingType' | 'isAdmin'>,
): boolean => (office === 'head' ? isHeadOffice(mappingType, isAdmin) : isAdmin || mappingType !== 'BRANCH');

const isId = (kind: IdKind, text: string | null | undefined): boolean => text != null && patterns[kind].test(text);

/**
 * Decides whether a user may open an address, in the server's order of checks: privilege, action, office, ids
 * (docs/model/platform.md#order-of-checks). Makes no call.
 * @param address path and query; the route's `path` must match the path
 * @example
 * verdictOf(route, { pathname: '/card-types', search: '' }, visitor); // 'content'
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
