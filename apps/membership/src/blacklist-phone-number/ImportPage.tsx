import { blacklistImport } from '@console/contracts/membership/blacklist-phone-number';
import { ImportWizard } from '@console/ui/import';

/** Imports numbers from a file; a second person decides the whole file. */
export default function ImportPage() {
  return <ImportWizard definition={blacklistImport} />;
}
