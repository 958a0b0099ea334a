// Every message catalogue has the same keys in both languages, no blank text, equal placeholders, and no unused key;
// one thing has one word.
import { report } from '../lib/report-faults.mjs';
import { wordFaultsOfTexts } from '../lib/one-word.mjs';
import { textFaults } from '../lib/text-faults.mjs';

const { seen, faults } = await textFaults();
report('texts', seen, 'texts', [...faults, ...wordFaultsOfTexts()]);
