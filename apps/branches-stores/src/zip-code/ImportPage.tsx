import { zipCodeImport } from '@console/contracts/branches-stores/zip-code';
import { ImportWizard } from '@console/ui/import';

/** Imports zip codes from a file; rows missing in the file stay as they are. */
export default function ImportPage() {
  return <ImportWizard definition={zipCodeImport} />;
}
