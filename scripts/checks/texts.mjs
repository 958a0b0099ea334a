// Every message catalogue has the same keys in both languages, no blank text, equal placeholders, and no unused key.
import { report } from '../lib/report-faults.mjs';
import { textFaults } from '../lib/text-faults.mjs';

const { seen, faults } = await textFaults();
report('texts', seen, 'texts', faults);
