// A class of an app is used by that app alone: what several use lies in the kit.
import { report } from '../lib/report-faults.mjs';
import { sourceFiles } from '../lib/source-files.mjs';
import { styleFaults } from '../lib/style-classes.mjs';

const { seen, faults } = styleFaults(sourceFiles(/^(?:apps|packages)\/.*\.(?:css|tsx)$/));
report('styles', seen, 'classes', faults);
