import { applicationImport } from '@console/contracts/cards/card-verification/import';
import { ImportWizard } from '@console/ui/import';

/** Applications from a file: each row one that is submitted. */
export default function ImportPage() {
  return <ImportWizard definition={applicationImport} />;
}
