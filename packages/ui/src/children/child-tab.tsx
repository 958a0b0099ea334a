import type { RecordOf, Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import type { DetailTab } from '../detail/index.ts';
import { later } from '../later/index.ts';
import type { Columns, ListPaths } from '../list/index.ts';
import type { ModuleRoutes } from '../crud/index.ts';

const ChildList = later(async () => ({ default: (await import('./ChildList.tsx')).ChildList }));
const ChildCount = later(async () => ({ default: (await import('./ChildList.tsx')).ChildCount }));

type FilterName<R extends Resource> = keyof R['list']['filters'] & string;

/** How the records of another module belong to a record. */
export interface ChildOf<R extends Resource> {
  /** The filter of their list that takes the id of the record. */
  readonly parent: FilterName<R>;
  /** What the filter takes, where that is not the id of the record; without it there is no tab. */
  readonly parentOf?: { parentOf(record: never): string | null }['parentOf'];
  /** Their entry of the list of routes: rows lead to their pages. */
  readonly routes: ModuleRoutes;
  /** Address of one of them; from the list of routes unless given. */
  readonly detail?: NonNullable<ListPaths<RecordOf<R>>['detail']>;
  /** Further filters that the list always has. */
  readonly filters?: Partial<Readonly<Record<FilterName<R>, string>>>;
  /** Columns; those of the contract without the parent unless given. */
  readonly columns?: Columns<RecordOf<R>>;
  /** Title of the tab; the name of their module unless given. */
  readonly title?: Text;
}

const own = ({ secureId }: { readonly secureId: string }): string => secureId;

/** Parameters of the address that describe a list, besides its filters. */
const listParameters = ['page', 'size', 'sort', 'search'];

/**
 * A tab of a detail page with the records of another module that belong to the record: their whole list, filtered by
 * the record and within the person's scope, with its count. Absent without the privilege of that module.
 * @example
 * screens(regions, { tabs: [childTab(mras, { parent: 'regionId', routes: mra })] });
 */
export function childTab<R extends Resource>(
  resource: R,
  { title, ...of }: ChildOf<R>,
): DetailTab<{ readonly secureId: string }> {
  const child = of as unknown as ChildOf<Resource>;
  const parentOf = (child.parentOf ?? own) as (record: { readonly secureId: string }) => string | null;
  return {
    key: resource.module,
    title: title ?? resource.title,
    ...(title ? {} : { module: resource.module }),
    privilege: resource.privilege,
    parameters: [...listParameters, ...Object.keys(resource.list.filters)],
    visible: (record) => parentOf(record) !== null,
    count: (record) => <ChildCount resource={resource} of={child} parentId={parentOf(record) ?? ''} />,
    content: (record) => <ChildList resource={resource} of={child} parentId={parentOf(record) ?? ''} />,
  };
}
