import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { UpdatePage as Update } from '@console/ui/form';
import { useParams } from 'react-router';
import { formSections } from './screens.ts';
import { useRemapQuestion } from './useRemapQuestion.ts';

/** Changes a row of a zip code; another office changes all rows of the code. */
export default function UpdatePage() {
  const { zipCodeId = '' } = useParams();
  return <Update resource={zipCodes} secureId={zipCodeId} sections={formSections} beforeSave={useRemapQuestion()} />;
}
