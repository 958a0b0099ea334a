import { deliveryReturnReasons } from '@console/contracts/cards/reason-delivery-return';
import { UpdatePage as Update } from '@console/ui/form';
import { useSearchParams } from 'react-router';
import { paths, sections } from './screens.ts';

/** Changes a reason for delivery return. */
export default function UpdatePage() {
  const [parameters] = useSearchParams();
  return (
    <Update
      resource={deliveryReturnReasons}
      secureId={parameters.get('returnDeliveryId') ?? ''}
      sections={sections}
      paths={paths}
    />
  );
}
