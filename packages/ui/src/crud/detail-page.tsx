import { ResourceDetail } from '../detail/index.ts';
import { pathsOf } from './paths.ts';
import { detailSectionsOf, useOwn, type ModuleRoutes, type Screens } from './screens.ts';
import { useRecordId } from './use-record-id.ts';

/** The page of one record of a module. */
export function detailPage({ resource, options }: Screens, routes: ModuleRoutes) {
  const { update } = pathsOf(routes);
  const { refuses, tabs } = options;
  const sections = detailSectionsOf(options);
  const paths = { ...(update ? { update } : {}), list: () => routes.pages.list ?? `/${resource.module}` };
  return function DetailPage() {
    const secureId = useRecordId(routes.pages.detail ?? '');
    return (
      <ResourceDetail
        resource={resource}
        paths={paths}
        {...(sections ? { sections: sections as never } : {})}
        {...(refuses ? { refuses } : {})}
        {...(tabs ? { tabs } : {})}
        {...useOwn(options.detail, secureId)}
        secureId={secureId}
      />
    );
  };
}
