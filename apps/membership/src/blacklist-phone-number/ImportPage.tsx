import { blacklistImport } from '@console/contracts/membership/blacklist-phone-number';
import { ImportWizard } from '@console/ui/import';

/** Numbers from a file; the whole file is decided by another person. */
export default function ImportPage() {
  return <ImportWizard definition={blacklistImport} />;
}
