import type { Module, Page, RecordSearch } from '@console/contracts/core/remote';
import type { NeededOffice } from '@console/contracts/core/page-needs';
import type { Action } from '@console/contracts/core/privileges';
import { text, type Text } from '@console/contracts/core/text';
import { patternOf, queryOf, recordAddress } from './addresses.ts';
import { loadOnce } from './load-once.ts';
import type { ModuleRoutes, Screens, StandardPage } from './screens.ts';

export { screens, type ModuleRoutes, type ScreenOptions, type Screens } from './screens.ts';

export interface CrudOptions {
  /** What the module is called in the sidebar and on its list. */
  readonly title: Text;
  /** Fetches the file whose default export comes from {@link screens}. */
  readonly screens: () => Promise<{ readonly default: Screens }>;
  /** How the command palette finds records; `path` is the module's name unless given. */
  readonly search?: Omit<RecordSearch, 'path' | 'page'> & { readonly path?: string };
  /** Offices that alone may create, import and update. */
  readonly office?: NeededOffice;
  /** Other titles than "Tambah", "Impor", "Detail" and "Ubah". */
  readonly titles?: Partial<Readonly<Record<StandardPage, Text>>>;
  /** Pages that the module writes itself. */
  readonly own?: Partial<Readonly<Record<StandardPage, Page['load']>>>;
  /** Further pages of the module. */
  readonly more?: readonly Page[];
}

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

/** Components of the standard pages, each fetched with the first page of its kind. */
const makers = {
  list: async () => (await import('./list-page.tsx')).listPage,
  create: async () => (await import('./form-pages.tsx')).createPage,
  import: async () => (await import('./import-page.tsx')).importPage,
  detail: async () => (await import('./detail-page.tsx')).detailPage,
  update: async () => (await import('./form-pages.tsx')).updatePage,
} as const;

const pageOf = (
  kind: StandardPage,
  address: string,
  routes: ModuleRoutes,
  { title, screens, office, titles: given, own }: CrudOptions,
): Page => {
  const action = actions[kind];
  const query = queryOf(address);
  return {
    path: patternOf(address),
    title: given?.[kind] ?? (kind === 'list' ? title : titles[kind]),
    ...(action ? { action } : {}),
    ...(action && office ? { office } : {}),
    ...(query ? { query } : {}),
    load:
      own?.[kind] ??
      loadOnce(async () => {
        const [make, { default: declared }] = await Promise.all([makers[kind](), screens()]);
        return { default: make(declared, routes) };
      }),
  };
};

/**
 * Declares a module whose list, create, import, detail and update pages follow from its contract. Addresses,
 * privilege and query ids come from the list of routes; a page that differs is given in `own`.
 * @param routes the module's entry of `@console/contracts/routes/modules`
 * @example
 * crud(mra, { title: text('MRA'), screens: () => import('./src/mra/screens.ts'), search: { title: 'name' } });
 */
export function crud(routes: ModuleRoutes, options: CrudOptions): Module {
  const { module, privilege, pages } = routes;
  const standard = (Object.keys(pages) as StandardPage[]).map((kind) =>
    pageOf(kind, pages[kind] as string, routes, options),
  );
  const { search, more = [] } = options;
  return {
    id: module,
    privilege,
    title: options.title,
    ...(search && pages.detail
      ? { search: { path: module, ...search, page: recordAddress(pages.detail, '{secureId}') } }
      : {}),
    pages: [...standard, ...more],
  };
}
