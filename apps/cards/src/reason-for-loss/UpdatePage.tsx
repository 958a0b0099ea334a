import { lossReasons } from '@console/contracts/cards/reason-for-loss';
import { UpdatePage as Update } from '@console/ui/form';
import { useParams } from 'react-router';
import { paths, sections } from './screens.ts';

/** Changes a loss reason. */
export default function UpdatePage() {
  const { id: secureId = '' } = useParams();
  return <Update resource={lossReasons} secureId={secureId} sections={sections} paths={paths} />;
}
