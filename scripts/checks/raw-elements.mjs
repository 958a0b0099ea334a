// Where the kit has a part, no page uses the bare element of HTML.
import { rawElementFaults } from '../lib/raw-elements.mjs';
import { report } from '../lib/report-faults.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const { seen, faults } = rawElementFaults(sourceFiles(/\.tsx$/));
report('raw-elements', seen, 'files', faults);
