import { resetReasons } from '@console/contracts/cards/card-reset-reason';
import { CreatePage as Create } from '@console/ui/form';
import { paths, sections } from './screens.ts';

/** Creates a card reset reason. */
export default function CreatePage() {
  return <Create resource={resetReasons} sections={sections} paths={paths} initial={{ sortOrder: 0 }} />;
}
