import { applicationImport } from '@console/contracts/cards/card-verification/import';
import { ImportWizard } from '@console/ui/import';

/** Imports applications from a file; each row becomes a submitted application. */
export default function ImportPage() {
  return <ImportWizard definition={applicationImport} />;
}
