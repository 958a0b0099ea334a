import { zipCodes, type ZipCode } from '@console/contracts/branches-stores/zip-code';
import { ResourceList } from '@console/ui/list';
import { paths } from './screens.ts';

/** All zip codes, about 83,500 rows in production. */
export default function ListPage() {
  return <ResourceList<ZipCode> resource={zipCodes} paths={paths} />;
}
