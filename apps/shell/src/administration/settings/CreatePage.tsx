import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { CreatePage as Create } from '@console/ui/form';
import '../administration.css';
import { formSections, paths } from './screens.ts';

const sections = formSections();

/** Creates a setting. */
export default function CreatePage() {
  return (
    <Create
      resource={appSettings}
      sections={sections}
      paths={paths}
      initial={{ valueType: 'STRING', group: 'SYSTEM' }}
    />
  );
}
