// Days are those of Jakarta, wherever the browser stands, and now is the server's, whatever its clock says.
import { browserDayFaults } from '../lib/browser-days.mjs';
import { report } from '../lib/report-faults.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const { seen, faults } = browserDayFaults(sourceFiles(/\.tsx?$/));
report('browser-days', seen, 'files', faults);
