import { writeOffs, type WriteOff } from '@console/contracts/cards/card-stock/write-off';
import { ResourceList } from '@console/ui/list';

const paths = { detail: ({ secureId }: { secureId: string }) => `/card-stock?tab=write-off&id=${secureId}` };
const none = {};

/** Write-offs of the user's offices. */
export const WriteOffs = () => (
  <ResourceList<WriteOff> resource={writeOffs} paths={paths} heading={false} fixed={none} />
);
