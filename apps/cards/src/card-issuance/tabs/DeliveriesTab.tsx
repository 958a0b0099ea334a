import { deliveries, type Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import type { Issuance } from '@console/contracts/cards/card-issuance/issuance';
import { ResourceList, type Columns } from '@console/ui/list';
import { useMemo } from 'react';
import { paths } from '../paths.ts';

const linkFilters = ['issuanceId'];
const columns: Columns<Delivery> = [
  'deliveryNo',
  'state',
  'destination',
  'sent',
  'received',
  'pending',
  'dispatchedAt',
  'expectedAt',
  'courierCode',
  'awbNo',
  'mode',
];

/** The deliveries with cards of an issuance. */
export function DeliveriesTab({ issuance: { secureId } }: { readonly issuance: Issuance }) {
  const fixed = useMemo(() => ({ issuanceId: secureId }), [secureId]);
  const deliveryPaths = useMemo(
    () => ({ detail: (delivery: Delivery) => paths.delivery(secureId, delivery.secureId) }),
    [secureId],
  );
  return (
    <ResourceList<Delivery>
      resource={deliveries}
      heading={false}
      columns={columns}
      fixed={fixed}
      linkFilters={linkFilters}
      paths={deliveryPaths}
      rowLabel={({ deliveryNo }) => deliveryNo}
    />
  );
}
