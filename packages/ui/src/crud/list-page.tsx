import { ResourceList } from '../list/index.ts';
import { pathsOf } from './paths.ts';
import { useOwn, type ModuleRoutes, type Screens } from './screens.ts';

/** The list page of a module. */
export function listPage({ resource, options }: Screens, routes: ModuleRoutes) {
  const paths = pathsOf(routes);
  const { refuses } = options;
  const columns = options.columns as readonly string[] | undefined;
  return function ListPage() {
    const own = useOwn(options.list);
    return (
      <ResourceList
        resource={resource}
        paths={paths}
        {...(columns ? { columns } : {})}
        {...(refuses ? { refuses: refuses as never } : {})}
        {...(own as object)}
      />
    );
  };
}
