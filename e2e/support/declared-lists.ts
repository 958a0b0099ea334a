import routes from '@console/contracts/routes.json' with { type: 'json' };
import { declaredPages } from './declared-pages.ts';
import { environments } from './environments.ts';

/** A list of the console: what its module declares of pages and calls. */
export interface DeclaredList {
  readonly path: string;
  readonly module: string;
  readonly privilege: string;
  /** Pages of the module that exist, by what the list of routes calls them: create, import, detail, update … */
  readonly pages: ReadonlySet<string>;
  /** Operations of the resource that the services know. */
  readonly operations: ReadonlySet<string>;
  /** What narrows it, where only admins read it whole. */
  readonly narrowedBy: string | null;
  /** Path of the call that answers the rows. */
  readonly call: string;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

/** Some routes call the page that changes a record otherwise. */
const calledUpdate: readonly string[] = ['update-page', 'edit'];
/** Some have a detail page per kind of record. */
const calledDetail: readonly string[] = ['branch-detail'];

/** Tables of a handful of things, which are no lists of records with filters and selection. */
const plainTables: readonly string[] = ['/platform/remotes'];

/** Lists of millions, and a filter under which the seed has rows of everybody's. */
const narrowed: Readonly<Record<string, string>> = { '/cards': 'held=false' };

/** Paths of all calls of the running services by their names. */
export async function declaredCalls(): Promise<ReadonlyMap<string, string>> {
  const { paths } = (await (await fetch(`${environments.local.url}/api/openapi.json`)).json()) as Document;
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map(({ operationId }) => [operationId, path] as const),
    ),
  );
}

/** Every list that the remotes and the shell declare, with what the running services offer on it. */
export async function declaredLists(): Promise<DeclaredList[]> {
  const declared = new Set(await declaredPages());
  const calls = await declaredCalls();
  const existing = routes.routes.filter(({ path }) => declared.has(path));
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
        pages: new Set(
          existing
            .filter((route) => route.module === module)
            .map(({ page }) =>
              calledUpdate.includes(page) ? 'update' : calledDetail.includes(page) ? 'detail' : page,
            ),
        ),
        operations: new Set(
          [...calls.keys()]
            .filter((name) => name.startsWith(`${module}.`))
            .map((name) => name.slice(module.length + 1)),
        ),
      };
    });
}
