import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { CreatePage as Create } from '@console/ui/form';
import { formSections } from './screens.ts';
import { useRemapQuestion } from './useRemapQuestion.ts';

/** A new row of a zip code. */
export default function CreatePage() {
  return <Create resource={zipCodes} sections={formSections} beforeSave={useRemapQuestion()} />;
}
