import { lossReasons, type LossReason } from '@console/contracts/cards/reason-for-loss';
import { ResourceList } from '@console/ui/list';
import { paths } from './screens.ts';

/** All reasons for loss (docs/model/cards.md#reasons). */
export default function ListPage() {
  return <ResourceList<LossReason> resource={lossReasons} paths={paths} />;
}
