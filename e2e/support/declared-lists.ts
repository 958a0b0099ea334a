import routes from '@console/contracts/routes.json' with { type: 'json' };
import { declaredPages } from './declared-pages.ts';
import { declaredRoutes } from './declared-routes.ts';
import { environments } from './environments.ts';

/** A list of the console: its declared pages and calls. */
export interface DeclaredList {
  readonly path: string;
  readonly module: string;
  readonly privilege: string;
  /** Existing pages of the module by their names in the route table: create, import, detail, update … */
  readonly pages: ReadonlySet<string>;
  /** Operations of the resource that the server has. */
  readonly operations: ReadonlySet<string>;
  /** Actions of which any one opens the page of its import. */
  readonly importedBy: readonly string[];
  /** Filter required of non-admins, if any. */
  readonly narrowedBy: string | null;
  /** Path of the call that returns the rows. */
  readonly call: string;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

/** Other names of the update page in the route table. */
const updateNames: readonly string[] = ['update-page', 'edit'];
/** Other names of the detail page, one per kind of record. */
const detailNames: readonly string[] = ['branch-detail'];

/** Small tables and results of a search, which are not lists of records with filters and selection. */
const plainTables: readonly string[] = ['/platform/remotes', '/national-membership', '/master'];

/** Lists with millions of rows, and a filter for which the seed has rows of every user. */
const narrowed: Readonly<Record<string, string>> = {
  '/cards': 'held=false',
  '/membership': 'status=active',
  '/member-management': 'state=ACTIVE',
  '/risk-profile-membership': 'state=APPROVED',
};

async function readCalls(): Promise<ReadonlyMap<string, string>> {
  const { paths } = (await (await fetch(`${environments.local.url}/api/openapi.json`)).json()) as Document;
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map(({ operationId }) => [operationId, path] as const),
    ),
  );
}

let read: Promise<ReadonlyMap<string, string>> | undefined;

/** Paths of all calls of the running server by name, read once in a process: the document has megabytes. */
export const declaredCalls = (): Promise<ReadonlyMap<string, string>> => (read ??= readCalls());

/** Every list that the remotes and the shell declare, with the operations of the running server. */
export async function declaredLists(): Promise<DeclaredList[]> {
  const declared = new Set(await declaredPages());
  const calls = await declaredCalls();
  const existing = routes.routes.filter(({ path }) => declared.has(path));
  const actions = new Map((await declaredRoutes()).map(({ path, action = [] }) => [path, [action].flat()]));
  /** A module with one page for its import, for one target or for several. */
  const importOf = (module: string) => {
    const named = (name: string) => existing.find((route) => route.module === module && route.page === name)?.path;
    return actions.get(named('import') ?? named('import-bulk') ?? '') ?? [];
  };
  return existing
    .filter(({ page, path }) => page === 'list' && !plainTables.includes(path))
    .map(({ path, module, privilege }) => {
      const call = calls.get(`${module}.list`);
      if (!call) throw new Error(`No call answers the rows of ${path}`);
      return {
        path,
        module,
        privilege,
        call,
        narrowedBy: narrowed[path] ?? null,
        importedBy: importOf(module),
        pages: new Set(
          existing
            .filter((route) => route.module === module)
            .map(({ page }) => (updateNames.includes(page) ? 'update' : detailNames.includes(page) ? 'detail' : page)),
        ),
        operations: new Set(
          [...calls.keys()]
            .filter((name) => name.startsWith(`${module}.`))
            .map((name) => name.slice(module.length + 1)),
        ),
      };
    });
}
