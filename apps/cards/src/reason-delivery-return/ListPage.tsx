import { deliveryReturnReasons, type DeliveryReturnReason } from '@console/contracts/cards/reason-delivery-return';
import { ResourceList } from '@console/ui/list';
import { paths } from './screens.ts';

/** All reasons for delivery return (docs/model/cards.md#reasons). */
export default function ListPage() {
  return <ResourceList<DeliveryReturnReason> resource={deliveryReturnReasons} paths={paths} />;
}
