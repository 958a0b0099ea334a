// Test files of one process share the modules that they import: a fixture that opens a server when it is loaded serves
// the first file alone. Such a fixture belongs to one test file, or opens the server in a function that each one calls.
import path from 'node:path';
import { sourceFiles } from '../lib/source-files.mjs';
import { report } from '../lib/report-faults.mjs';

const files = [...sourceFiles(/^server\/.*\.ts$/)];
const opening = files.filter(
  ({ file, text }) => !file.endsWith('.test.ts') && /^(?:export )?const .* = (?:await )?use[A-Z]\w*\(/m.test(text),
);
const faults = opening.flatMap(({ file }) => {
  const name = path.basename(file);
  const importers = files.filter(({ text }) => text.includes(`/${name}'`));
  return importers.length > 1
    ? [`${file}: opens a server when loaded and is imported by ${importers.length} files: make it a function`]
    : [];
});
report('fixtures', files.length, 'files', faults);
