import { extensionReasons } from '@console/contracts/cards/reasons-for-extension';
import { ResourceDetail } from '@console/ui/detail';
import { useParams } from 'react-router';
import { paths, sections } from './screens.ts';

/** One reason for extension. */
export default function DetailPage() {
  const { id: secureId = '' } = useParams();
  return <ResourceDetail resource={extensionReasons} secureId={secureId} sections={sections} paths={paths} />;
}
