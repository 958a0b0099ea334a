import type { Module, Page, RecordSearch } from '@console/contracts/core/remote';
import type { PageFirst } from '@console/contracts/core/first-call';
import type { NeededOffice, PageNeeds } from '@console/contracts/core/page-needs';
import type { Action } from '@console/contracts/core/privileges';
import type { ListedPath } from '@console/contracts/routes/listed-paths';
import { text, type Text } from '@console/contracts/core/text';
import { patternOf, queryOf, recordAddress } from './addresses.ts';
import type { DetailTab } from '../detail/index.ts';
import { loadOnce } from './load-once.ts';
import type { ModuleRoutes, Screens, StandardPage } from './screens.ts';

export { recordAddress } from './addresses.ts';
export { loadOnce } from './load-once.ts';
export { pathsOf } from './paths.ts';
export { screens, type ModuleRoutes, type ScreenOptions, type Screens } from './screens.ts';

/** Standard pages that the list of routes has for a module. */
type PageName<R extends ModuleRoutes> = keyof R['pages'] & StandardPage;
type Load = Page['load'];

/** Where the pages come from: from the screens save those in `own`, or all from `own`. */
type Pages<R extends ModuleRoutes> =
  | {
      /** Fetches the file whose default export comes from {@link screens}. */
      readonly screens: () => Promise<{ readonly default: Screens }>;
      /**
       * Fetches the tabs of the detail page, such as the records below one (`childTab`), with that page alone: the list
       * does not fetch the contracts of their modules.
       */
      readonly tabs?: () => Promise<{ readonly default: readonly DetailTab<{ readonly secureId: string }>[] }>;
      /** Pages that the module writes itself. */
      readonly own?: Partial<Readonly<Record<PageName<R>, Load>>>;
    }
  | { readonly screens?: never; readonly tabs?: never; readonly own: Readonly<Record<PageName<R>, Load>> };

export type CrudOptions<R extends ModuleRoutes = ModuleRoutes> = Pages<R> & {
  /** What the module is called in the sidebar and on its list. */
  readonly title: Text;
  /** How the command palette finds records; `path` is the module's name and `page` the detail page unless given. */
  readonly search?: Omit<RecordSearch, 'path' | 'page'> & Partial<Pick<RecordSearch, 'path' | 'page'>>;
  /** Offices that alone may create, import and update. */
  readonly office?: NeededOffice;
  /** Other titles than "Tambah", "Impor", "Detail" and "Ubah". */
  readonly titles?: Partial<Readonly<Record<PageName<R>, Text>>>;
  /** Whether a second person decides about files: the page of the import is for those who approve, too. */
  readonly approvesImports?: boolean;
  /** What opening a page needs, where that differs from its kind. */
  readonly needs?: Partial<Readonly<Record<PageName<R>, Omit<PageNeeds, 'query'>>>>;
  /**
   * What a page of its own reads first, where that is not the list or the record of its module as the standard page
   * reads it; `null`: something else.
   */
  readonly firsts?: Partial<Readonly<Record<PageName<R>, PageFirst | null>>>;
  /** Further records for the command palette, shown by a standard page. */
  readonly searches?: Partial<Readonly<Record<PageName<R>, RecordSearch>>>;
  /** Further pages of the module. */
  readonly more?: readonly (Page & { readonly path: ListedPath })[];
};

const titles: Readonly<Record<Exclude<StandardPage, 'list'>, Text>> = {
  create: text('Tambah', 'Create'),
  import: text('Impor', 'Import'),
  detail: text('Detail'),
  update: text('Ubah', 'Edit'),
};
const actions: Partial<Readonly<Record<StandardPage, Action>>> = {
  create: 'create',
  import: 'import',
  update: 'update',
};

/** What the standard pages read first. */
const firsts: Partial<Readonly<Record<StandardPage, PageFirst>>> = { list: 'list', detail: 'detail', update: 'detail' };

/** Components of the standard pages, each fetched with the first page of its kind. */
const makers = {
  list: async () => (await import(/* webpackChunkName: "remotes" */ './list-page.tsx')).listPage,
  create: async () => (await import('./form-pages.tsx')).createPage,
  import: async () => (await import('./import-page.tsx')).importPage,
  detail: async () => (await import('./detail-page.tsx')).detailPage,
  update: async () => (await import('./form-pages.tsx')).updatePage,
} as const;

const withTabs = ({ resource, options }: Screens, tabs: NonNullable<Screens['options']['tabs']>): Screens => ({
  resource,
  options: { ...options, tabs: [...(options.tabs ?? []), ...tabs] },
});

function pageOf(kind: StandardPage, address: string, routes: ModuleRoutes, options: CrudOptions): Page {
  const { title, screens, office, titles: given, needs, searches, own } = options;
  const action = kind === 'import' && options.approvesImports ? (['import', 'approve'] as const) : actions[kind];
  const query = queryOf(address);
  const first = options.firsts?.[kind] === undefined ? firsts[kind] : options.firsts[kind];
  return {
    path: patternOf(address),
    title: given?.[kind] ?? (kind === 'list' ? title : titles[kind]),
    ...(action ? { action } : {}),
    ...(action && office ? { office } : {}),
    ...(query ? { query } : {}),
    ...needs?.[kind],
    ...(searches?.[kind] ? { search: searches[kind] } : {}),
    ...(first ? { first } : {}),
    load:
      own?.[kind] ??
      loadOnce(async () => {
        if (!screens) throw new Error(`${routes.module} has neither screens nor a page of its own for ${kind}`);
        const [make, { default: declared }, tabs] = await Promise.all([
          makers[kind](),
          screens(),
          kind === 'detail' ? options.tabs?.() : undefined,
        ]);
        return { default: make(tabs ? withTabs(declared, tabs.default) : declared, routes) };
      }),
  };
}

/**
 * Declares a module whose list, create, import, detail and update pages follow from its contract. Addresses,
 * privilege and query ids come from the list of routes; a page that differs is given in `own`.
 * @param routes the module's entry of `@console/contracts/routes/modules`
 * @example
 * crud(mra, { title: text('MRA'), screens: () => import('./src/mra/screens.ts'), search: { title: 'name' } });
 */
export function crud<R extends ModuleRoutes>(routes: R, options: CrudOptions<R>): Module {
  const { module, privilege, pages }: ModuleRoutes = routes;
  const { title, search, more = [] } = options;
  const standard = (Object.keys(pages) as StandardPage[]).map((kind) =>
    pageOf(kind, pages[kind] as string, routes, options as CrudOptions),
  );
  const page = search?.page ?? (pages.detail && recordAddress(pages.detail, '{secureId}'));
  return {
    id: module,
    privilege,
    title,
    ...(search && page ? { search: { path: module, ...search, page } } : {}),
    pages: [...standard, ...more],
  };
}
