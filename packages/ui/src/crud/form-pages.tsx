import { CreatePage as Create, UpdatePage as Update, type FormSection } from '../form/index.ts';
import { useToday } from '../formats/index.ts';
import { pathsOf } from './paths.ts';
import { useOwn, type ModuleRoutes, type Screens } from './screens.ts';
import { useParents } from './use-parents.ts';
import { useRecordId } from './use-record-id.ts';

const formOf = ({ resource, options }: Screens, routes: ModuleRoutes) => ({
  resource,
  paths: pathsOf(routes),
  ...(options.sections ? { sections: options.sections as readonly FormSection[] } : {}),
});

/** The page that creates a record of a module. */
export function createPage(screens: Screens, routes: ModuleRoutes) {
  const form = formOf(screens, routes);
  const { create, initial } = screens.options;
  // Start values such as today are those of the day: the page is shown again when it changes.
  return function CreatePage() {
    useToday();
    const given = { ...initial, ...useParents(screens.resource) };
    return <Create {...form} initial={given} {...useOwn(create)} />;
  };
}

/** The page that updates a record of a module. */
export function updatePage(screens: Screens, routes: ModuleRoutes) {
  const form = formOf(screens, routes);
  const { update } = screens.options;
  return function UpdatePage() {
    const secureId = useRecordId(routes.pages.update ?? '');
    return <Update {...form} {...useOwn(update, secureId)} secureId={secureId} />;
  };
}
