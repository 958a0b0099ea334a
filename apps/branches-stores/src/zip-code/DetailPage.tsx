import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { ResourceDetail } from '@console/ui/detail';
import { useParams } from 'react-router';
import { detailSections } from './screens.ts';

/** One row of a zip code. */
export default function DetailPage() {
  const { zipCodeId = '' } = useParams();
  return <ResourceDetail resource={zipCodes} secureId={zipCodeId} sections={detailSections} />;
}
