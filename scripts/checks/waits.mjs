// No test compares a clock, waits for a fixed time, or sets a limit of time of its own; under load such a test fails
// without a fault in the product.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';
import { sourceFiles } from '../lib/source-files.mjs';
import { fixedWaits, limitFaults, testCode, waitFaults } from '../lib/waits.mjs';

const files = [...sourceFiles(testCode)];
report('waits', files.length, 'tests', [
  ...files.flatMap(({ file, text }) => [...waitFaults(file, text), ...limitFaults(file, text)]),
  ...Object.keys(fixedWaits)
    .filter((file) => !fs.existsSync(path.join(root, file)))
    .map((file) => `${file} has a reason to wait, and is not there`),
]);
