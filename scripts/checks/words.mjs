// Plain words in the comments, names and test titles of the folders that are clean, lines of at most 120 columns, files
// of at most 200 lines unless their first comment says why (`Long: …`). What is left is listed in sizes.json; `--write`
// lowers its numbers and removes entries, but adds and raises none.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';
import { lowered, shrinkFaults, sizesOf } from '../lib/sizes.mjs';
import { sourceFiles } from '../lib/source-files.mjs';
import { plainFolders, wordFaults } from '../lib/words.mjs';

const listFile = path.join(root, 'scripts/checks/sizes.json');
const files = [...sourceFiles(/\.(ts|tsx|mts|mjs|js|css)$/)];
// words.test.mjs holds planted faults.
const plain = files.filter(
  ({ file }) => file !== 'scripts/lib/words.test.mjs' && plainFolders.some((folder) => file.startsWith(folder)),
);
const found = sizesOf(files);
const listed = JSON.parse(fs.readFileSync(listFile, 'utf8'));
if (process.argv.includes('--write')) {
  fs.writeFileSync(listFile, `${JSON.stringify(lowered(found, listed), null, 2)}\n`);
}
report('words', plain.length === 0 ? 0 : files.length, 'files', [
  ...plain.flatMap(({ file, text }) => wordFaults(file, text)),
  ...shrinkFaults(found, listed),
]);
