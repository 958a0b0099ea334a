import { lossReasons } from '@console/contracts/cards/reason-for-loss';
import { CreatePage as Create } from '@console/ui/form';
import { paths, sections } from './screens.ts';

/** Creates a loss reason. */
export default function CreatePage() {
  return <Create resource={lossReasons} sections={sections} paths={paths} initial={{ appliesTo: [], sortOrder: 0 }} />;
}
