import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { CreatePage as Create } from '@console/ui/form';
import { formSections } from './screens.ts';
import { useRemapQuestion } from './useRemapQuestion.ts';

/** Creates a row of a zip code. */
export default function CreatePage() {
  return <Create resource={zipCodes} sections={formSections} beforeSave={useRemapQuestion()} />;
}
