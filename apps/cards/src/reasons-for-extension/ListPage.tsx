import { extensionReasons, type ExtensionReason } from '@console/contracts/cards/reasons-for-extension';
import { ResourceList } from '@console/ui/list';
import { paths } from './screens.ts';

/** All reasons for extension (cards model, section 7). */
export default function ListPage() {
  return <ResourceList<ExtensionReason> resource={extensionReasons} paths={paths} />;
}
