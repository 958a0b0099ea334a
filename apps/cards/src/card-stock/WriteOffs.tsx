import { writeOffs, type WriteOff } from '@console/contracts/cards/card-stock/write-off';
import { ResourceList } from '@console/ui/list';
import { useSearchParams } from 'react-router';
import { WriteOffDetail } from './WriteOffDetail.tsx';

const paths = { detail: ({ secureId }: { secureId: string }) => `/card-stock?tab=write-off&id=${secureId}` };
const none = {};

/** Write-offs of the viewer's offices; the one that the address names in full. */
export function WriteOffs() {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id ? <WriteOffDetail secureId={id} /> : <ResourceList<WriteOff> resource={writeOffs} paths={paths} heading={false} fixed={none} />;
}
