import { addressOf } from '@console/contracts/routes/address';
import { arrivals, type Arrival } from '@console/contracts/cards/card-arrivals';
import { ResourceList, type Columns } from '@console/ui/list';

const columns: Columns<Arrival> = [
  'parcelNo',
  'kind',
  'origin',
  'destination',
  'pending',
  'sentAt',
  'expectedAt',
  'overdue',
  'carrier',
];
const paths = {
  /** Directly to the page where it is received. */
  detail: ({ kind, documentId, secureId }: Arrival) =>
    kind === 'DELIVERY'
      ? addressOf('/card-issuance/:detailId/delivery-page/:deliveryId/upload-receipt', documentId, secureId)
      : addressOf('/card-assignment/:assignId/detail-page/:detailAssignId', documentId, secureId),
};

/** Cards in transit to the user's offices, the longest in transit first; each row links to its receipt. */
export default function ListPage() {
  return (
    <ResourceList<Arrival> resource={arrivals} columns={columns} paths={paths} rowLabel={({ parcelNo }) => parcelNo} />
  );
}
