import type { Base } from './bases.ts';
import type { FirstCall, PageFirst } from './first-call.ts';
import { routeNeedsOf, type PageNeeds, type RouteNeeds } from './page-needs.ts';
import type { MenuGroup } from './privileges.ts';
import type { Text } from './text.ts';

/** Version of the interface between shell and remotes. The shell loads no remote built for another major version. */
export const shellContract = '1.0.0';

/** One page of a module: its address, title, what opening it needs, and how its code is fetched on the first visit. */
export interface Page extends PageNeeds {
  /** A path of the specification; `:name` marks a parameter. */
  readonly path: string;
  readonly title: Text;
  /** Fetches the page's component, the default export. */
  readonly load: () => Promise<{ readonly default: unknown }>;
  /** Further records for the command palette, shown by this page. */
  readonly search?: RecordSearch;
  /** What the page reads first, where that is a list or a record. */
  readonly first?: PageFirst;
}

/** How the command palette finds records: by the search of a list, so that each user finds only visible records. */
export interface RecordSearch {
  /** Path of the list's call below its base, `middle` unless given. */
  readonly path: string;
  readonly base?: Base;
  /** Fields for the first and the second line of a found record. */
  readonly title: string;
  readonly detail?: string;
  /** Address of a record's page; `{name}` is replaced with that field of the record, e.g. `{secureId}`. */
  readonly page: string;
  /** Title of the records; the module's title unless given. */
  readonly records?: Text;
}

/** Place in the sidebar of a module with its own privilege. */
export interface SidebarPlace {
  readonly group: MenuGroup;
  /** Name of the menu below the group; created if it does not exist. */
  readonly menu: string;
  readonly name: string;
}

/** One module of a remote. */
export interface Module {
  /** The route's name, e.g. `card-types`. */
  readonly id: string;
  readonly privilege: string;
  readonly title: Text;
  /**
   * Why the module has pages outside the list of routes: a sentence of at least 10 characters. Such pages need a
   * privilege of the list or their own one, and a first path segment that no other remote uses.
   */
  readonly unlisted?: string;
  /**
   * Creates the privilege `<id>:browse`. The first release with it adds an item at this place of the sidebar, on which
   * roles get their levels. The item opens the module's first page.
   */
  readonly sidebar?: SidebarPlace;
  readonly pages: readonly Page[];
  /** Records that the command palette finds. */
  readonly search?: RecordSearch;
}

/** A remote: its owner, modules and pages. */
export interface Remote {
  readonly id: string;
  readonly title: Text;
  readonly owner: { readonly team: string; readonly contact: string };
  readonly modules: readonly Module[];
}

/**
 * Declares a remote.
 * @example
 * export default defineRemote({ id: 'cards', title: text('Kartu', 'Cards'), owner, modules: [cardTypes] });
 */
export const defineRemote = (remote: Remote): Remote => remote;

/** One entry of the route table, available before any code of the remote is loaded. */
export interface RouteEntry extends RouteNeeds {
  readonly path: string;
  readonly module: string;
  readonly privilege: string;
  readonly title: Text;
  readonly moduleTitle: Text;
  /** The palette's search: that of the page, or on the module's first page that of the module. */
  readonly search?: RecordSearch;
  readonly sidebar?: SidebarPlace;
  /** What its page reads first, as the build takes it from the contract. */
  readonly first?: FirstCall;
}

/**
 * The routes of a declaration as plain data, stored with every release.
 * @example
 * routesOf(remote).map(({ path }) => path); // ['/card-types', '/card-types/:id']
 */
export const routesOf = (remote: Remote): RouteEntry[] =>
  remote.modules.flatMap((module) =>
    module.pages.map((page, index) => {
      const search = page.search ?? (index === 0 ? module.search : undefined);
      return {
        path: page.path,
        module: module.id,
        privilege: module.privilege,
        title: page.title,
        moduleTitle: module.title,
        ...routeNeedsOf(page),
        ...(search ? { search } : {}),
        ...(index === 0 && module.sidebar ? { sidebar: module.sidebar } : {}),
      };
    }),
  );

/** A release of a remote in the registry document. */
export interface RegistryRemote {
  readonly id: string;
  readonly title: Text;
  readonly owner: { readonly team: string; readonly contact: string };
  readonly version: string;
  /** The {@link shellContract} that it was built with. */
  readonly contract: string;
  /** Address of `mf-manifest.json`; all other files are in the same folder. */
  readonly manifest: string;
  /** `sha384-…` of every file, by its path relative to the manifest. A script without a hash is not run. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly routes: readonly RouteEntry[];
}

/** The registry document: the remotes that the shell can load. */
export interface Registry {
  /** Increases with every change. */
  readonly revision: number;
  readonly remotes: readonly RegistryRemote[];
}
