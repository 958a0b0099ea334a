// Every citation in comments and documents is an anchor that exists; numbered sections of a model are not cited.
import { citationFaults } from '../lib/citations.mjs';
import { report } from '../lib/report-faults.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const files = [...sourceFiles(/\.(?:[cm]?[jt]sx?|css|md|sql|html|ya?ml|json|sh|conf)$/)].filter(
  ({ file }) => file !== 'pnpm-lock.yaml',
);
const { seen, faults } = citationFaults(files);
report('citations', seen, 'citations', faults);
