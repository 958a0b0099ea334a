import { cardSources } from '@console/contracts/cards/card-sources';
import { ResourceDetail } from '@console/ui/detail';
import { useParams } from 'react-router';
import { paths, refuses, sections } from './screens.ts';

/** One card source. */
export default function DetailPage() {
  const { id: secureId = '' } = useParams();
  return (
    <ResourceDetail resource={cardSources} secureId={secureId} sections={sections} paths={paths} refuses={refuses} />
  );
}
