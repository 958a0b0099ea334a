import { issuances, type Issuance } from '@console/contracts/cards/card-issuance/issuance';
import { text } from '@console/contracts/core/text';
import { ResourceDetail, type DetailTab, type DetailSection } from '@console/ui/detail';
import { useParams } from 'react-router';
import { IssuanceActions } from './actions/IssuanceActions.tsx';
import { BatchesTab } from './tabs/BatchesTab.tsx';
import { CardsTab } from './tabs/CardsTab.tsx';
import { DeliveriesTab } from './tabs/DeliveriesTab.tsx';

const sections: readonly DetailSection<Issuance>[] = [
  { title: text('Penerbitan', 'Issuance'), fields: ['issuanceNo', 'mode', 'cardType', 'printVendorCode', 'state'] },
  {
    title: text('Jumlah kartu', 'Cards by status'),
    fields: ['total', 'issued', 'printing', 'inTransit', 'done', 'lost', 'cancelled'],
  },
];
const tabs: readonly DetailTab<Issuance>[] = [
  { key: 'cards', title: text('Kartu', 'Cards'), content: (issuance) => <CardsTab issuance={issuance} /> },
  { key: 'batches', title: text('Batch', 'Batches'), content: (issuance) => <BatchesTab issuance={issuance} /> },
  {
    key: 'deliveries',
    title: text('Kiriman', 'Deliveries'),
    content: (issuance) => <DeliveriesTab issuance={issuance} />,
  },
];

/** One print order: its counts, cards, batches and deliveries. */
export default function DetailPage() {
  const { detailId = '' } = useParams();
  return (
    <ResourceDetail
      resource={issuances}
      secureId={detailId}
      sections={sections}
      offers={[]}
      tabs={tabs}
      actions={(issuance) => <IssuanceActions issuance={issuance} />}
      leads={({ actions }) => actions.length > 0}
    />
  );
}
