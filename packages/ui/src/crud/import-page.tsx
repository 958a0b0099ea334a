import { ImportWizard } from '../import/index.ts';
import type { ModuleRoutes, Screens } from './screens.ts';

/** The page that imports records of a module from a file. */
export function importPage({ resource, options }: Screens, _routes: ModuleRoutes) {
  const definition = options.import;
  if (!definition) throw new Error(`${resource.module} has an import page and no import among its screens`);
  return function ImportPage() {
    return <ImportWizard definition={definition} />;
  };
}
