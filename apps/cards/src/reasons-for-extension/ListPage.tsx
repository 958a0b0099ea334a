import { extensionReasons, type ExtensionReason } from '@console/contracts/cards/reasons-for-extension';
import { ResourceList } from '@console/ui/list';
import { paths } from './screens.ts';

/** All reasons for extension (docs/model/cards.md#reasons). */
export default function ListPage() {
  return <ResourceList<ExtensionReason> resource={extensionReasons} paths={paths} />;
}
