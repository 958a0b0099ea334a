import { cardSources } from '@console/contracts/cards/card-sources';
import { UpdatePage as Update } from '@console/ui/form';
import { useParams } from 'react-router';
import { formSections, paths } from './screens.ts';

/** Changes a card source. */
export default function UpdatePage() {
  const { id: secureId = '' } = useParams();
  return <Update resource={cardSources} secureId={secureId} sections={formSections} paths={paths} />;
}
