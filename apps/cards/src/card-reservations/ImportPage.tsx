import { reservationImport } from '@console/contracts/cards/card-reservations/import';
import { ImportWizard } from '@console/ui/import';

/** Imports requested cards from a file: one submitted reservation per MRA. */
export default function ImportPage() {
  return <ImportWizard definition={reservationImport} />;
}
