import { regions, type Region } from '@console/contracts/branches-stores/regions';
import { ResourceList } from '@console/ui/list';

const paths = { detail: ({ secureId }: Region) => `/regions/${secureId}` };

/** The ten regions with what lies below each; rows of the core feed, read only. */
export default function ListPage() {
  return <ResourceList<Region> resource={regions} paths={paths} />;
}
