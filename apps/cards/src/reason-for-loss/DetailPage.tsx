import { lossReasons } from '@console/contracts/cards/reason-for-loss';
import { ResourceDetail } from '@console/ui/detail';
import { useParams } from 'react-router';
import { paths, sections } from './screens.ts';

/** One loss reason. */
export default function DetailPage() {
  const { id: secureId = '' } = useParams();
  return <ResourceDetail resource={lossReasons} secureId={secureId} sections={sections} paths={paths} />;
}
