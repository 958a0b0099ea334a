import { extensionReasons } from '@console/contracts/cards/reasons-for-extension';
import { UpdatePage as Update } from '@console/ui/form';
import { useParams } from 'react-router';
import { paths, sections } from './screens.ts';

/** Changes a reason for extension. */
export default function UpdatePage() {
  const { id: secureId = '' } = useParams();
  return <Update resource={extensionReasons} secureId={secureId} sections={sections} paths={paths} />;
}
