import { extensionReasons } from '@console/contracts/cards/reasons-for-extension';
import { CreatePage as Create } from '@console/ui/form';
import { paths, sections } from './screens.ts';

/** Creates a reason for extension. */
export default function CreatePage() {
  return <Create resource={extensionReasons} sections={sections} paths={paths} initial={{ sortOrder: 0 }} />;
}
