import { masterBanner } from '@console/contracts/promos-products/master-banner';
import { UpdatePage as Update } from '@console/ui/form';
import { useParams } from 'react-router';
import { formSections } from './screens.ts';

/** Changes a banner. */
export default function UpdatePage() {
  const { id = '' } = useParams();
  return <Update resource={masterBanner} secureId={id} sections={formSections} />;
}
