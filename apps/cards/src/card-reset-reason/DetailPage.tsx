import { resetReasons } from '@console/contracts/cards/card-reset-reason';
import { ResourceDetail } from '@console/ui/detail';
import { useParams } from 'react-router';
import { paths, sections } from './screens.ts';

/** One card reset reason. */
export default function DetailPage() {
  const { cardResetReasonId: secureId = '' } = useParams();
  return <ResourceDetail resource={resetReasons} secureId={secureId} sections={sections} paths={paths} />;
}
