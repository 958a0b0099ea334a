import { deliveryReturnReasons } from '@console/contracts/cards/reason-delivery-return';
import { ResourceDetail } from '@console/ui/detail';
import { useParams } from 'react-router';
import { paths, sections } from './screens.ts';

/** One reason for delivery return. */
export default function DetailPage() {
  const { returnDeliveryId: secureId = '' } = useParams();
  return <ResourceDetail resource={deliveryReturnReasons} secureId={secureId} sections={sections} paths={paths} />;
}
