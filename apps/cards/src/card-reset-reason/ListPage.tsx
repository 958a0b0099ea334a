import { resetReasons, type ResetReason } from '@console/contracts/cards/card-reset-reason';
import { ResourceList } from '@console/ui/list';
import { paths } from './screens.ts';

/** All card reset reasons (docs/model/cards.md#reasons). */
export default function ListPage() {
  return <ResourceList<ResetReason> resource={resetReasons} paths={paths} />;
}
