import { regions, type Region } from '@console/contracts/branches-stores/regions';
import { ResourceList } from '@console/ui/list';

const paths = { detail: ({ secureId }: Region) => `/regions/${secureId}` };

/** The ten regions with counts of what is below each; read-only rows of the core feed. */
export default function ListPage() {
  return <ResourceList<Region> resource={regions} paths={paths} />;
}
