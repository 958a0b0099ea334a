import { zipCodeImport } from '@console/contracts/branches-stores/zip-code';
import { ImportWizard } from '@console/ui/import';

/** Zip codes from a file; rows that are not in the file stay as they are. */
export default function ImportPage() {
  return <ImportWizard definition={zipCodeImport} />;
}
