import { deliveryReturnReasons } from '@console/contracts/cards/reason-delivery-return';
import { CreatePage as Create } from '@console/ui/form';
import { paths, sections } from './screens.ts';

/** Creates a reason for delivery return. */
export default function CreatePage() {
  return (
    <Create
      resource={deliveryReturnReasons}
      sections={sections}
      paths={paths}
      initial={{ appliesTo: [], sortOrder: 0 }}
    />
  );
}
