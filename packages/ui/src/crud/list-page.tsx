import { ResourceList } from '../list/index.ts';
import { listPathsOf } from './paths.ts';
import { detailSectionsOf, useOwn, type ModuleRoutes, type Screens } from './screens.ts';

/** The list page of a module. */
export function listPage({ resource, options }: Screens, routes: ModuleRoutes) {
  const paths = listPathsOf(routes, resource);
  const { refuses } = options;
  const sections = detailSectionsOf(options);
  const columns = options.columns as readonly string[] | undefined;
  return function ListPage() {
    const own = useOwn(options.list);
    return (
      <ResourceList
        resource={resource}
        paths={paths}
        {...(columns ? { columns: columns as never } : {})}
        {...(sections ? { sections: sections as never } : {})}
        {...(refuses ? { refuses: refuses as never } : {})}
        {...(own as object)}
      />
    );
  };
}
