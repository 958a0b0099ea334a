// Every message catalogue has the same keys in both languages, no blank text, the same placeholders, and no key that nothing uses.
import { report } from '../lib/report-faults.mjs';
import { textFaults } from '../lib/text-faults.mjs';

const { seen, faults } = await textFaults();
report('texts', seen, 'texts', faults);
