import { arrivals, type Arrival } from '@console/contracts/cards/card-arrivals';
import { ResourceList } from '@console/ui/list';

const columns = ['parcelNo', 'kind', 'origin', 'destination', 'pending', 'sentAt', 'expectedAt', 'overdue', 'carrier'];
const paths = {
  /** Directly to the page where it is received. */
  detail: ({ kind, documentId, secureId }: Arrival) =>
    kind === 'DELIVERY'
      ? `/card-issuance/${documentId}/delivery-page/${secureId}/upload-receipt`
      : `/card-assignment/${documentId}/detail-page/${secureId}`,
};

/** Cards in transit to the user's offices, the longest in transit first; each row links to its receipt. */
export default function ListPage() {
  return (
    <ResourceList<Arrival> resource={arrivals} columns={columns} paths={paths} rowLabel={({ parcelNo }) => parcelNo} />
  );
}
