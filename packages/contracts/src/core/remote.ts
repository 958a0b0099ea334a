import type { Base } from './bases.ts';
import { routeNeedsOf, type PageNeeds, type RouteNeeds } from './page-needs.ts';
import type { MenuGroup } from './privileges.ts';
import type { Text } from './text.ts';

/** Version of what the shell and a remote agree on; a remote built for another major version is not loaded. */
export const shellContract = '1.0.0';

/** One page of a module: its address, title, what opening it needs, and how its code is fetched on the first visit. */
export interface Page extends PageNeeds {
  /** A path of the specification, `:name` marking a parameter. */
  readonly path: string;
  readonly title: Text;
  /** Fetches the page's component, the default export. */
  readonly load: () => Promise<{ readonly default: unknown }>;
  /** Records that the page shows, found by the command palette besides those of the module. */
  readonly search?: RecordSearch;
}

/**
 * How the command palette finds records of a module: by the search of its list, so that everybody finds what they may
 * see.
 */
export interface RecordSearch {
  /** Path of the list's call below its base, `middle` unless given. */
  readonly path: string;
  readonly base?: Base;
  /** Field that names a record in the palette, and one that says more. */
  readonly title: string;
  readonly detail?: string;
  /** Address of a record's page, `{name}` standing for that field of the record, such as `{secureId}`. */
  readonly page: string;
  /** What the records are called, where the module has several kinds of them; else they go by its title. */
  readonly records?: Text;
}

/** Where the sidebar leads to a module that brings a privilege of its own. */
export interface SidebarPlace {
  readonly group: MenuGroup;
  /** Name of the menu below the group; it is made when there is none. */
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
   * Why the module has pages that the list of routes does not hold: a sentence of at least 10 characters. They need a
   * privilege of the list or one of their own, and addresses below a first part that nobody else has.
   */
  readonly unlisted?: string;
  /**
   * Brings the privilege `<id>:browse`, which no other module has: the first release that names it gives it this place
   * in the sidebar, where roles are given their levels. Leads to the module's first page.
   */
  readonly sidebar?: SidebarPlace;
  readonly pages: readonly Page[];
  /** Records found from anywhere, by the command palette. */
  readonly search?: RecordSearch;
}

/** A remote, declared on one screen. */
export interface Remote {
  readonly id: string;
  readonly title: Text;
  readonly owner: { readonly team: string; readonly contact: string };
  readonly modules: readonly Module[];
}

/** Declares a remote. */
export const defineRemote = (remote: Remote): Remote => remote;

/** One line of the route table: known before any code of the remote is loaded. */
export interface RouteEntry extends RouteNeeds {
  readonly path: string;
  readonly module: string;
  readonly privilege: string;
  readonly title: Text;
  readonly moduleTitle: Text;
  /** What the palette finds: the module's records on its first page, those of another page on that. */
  readonly search?: RecordSearch;
  readonly sidebar?: SidebarPlace;
}

/** The routes of a declaration as plain data, part of every release. */
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

/** A release of a remote as the registry document names it. */
export interface RegistryRemote {
  readonly id: string;
  readonly title: Text;
  readonly owner: { readonly team: string; readonly contact: string };
  readonly version: string;
  /** {@link shellContract} it was built against. */
  readonly contract: string;
  /** Address of `mf-manifest.json`; every other file lies beside it. */
  readonly manifest: string;
  /** `sha384-…` of every file of the release, by its path beside the manifest. A script without one is never run. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly routes: readonly RouteEntry[];
}

/** The document by which the shell finds remotes at run time. */
export interface Registry {
  /** Raised by every change. */
  readonly revision: number;
  readonly remotes: readonly RegistryRemote[];
}
