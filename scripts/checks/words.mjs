// Plain words in comments and names of the folders that are clean, lines of at most 120 columns, files of at most 200
// lines unless their first comment says why (`Long: …`). What is left is listed in sizes.json and may only shrink;
// `--write` lowers its numbers.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';
import { shrinkFaults, sizesOf } from '../lib/sizes.mjs';
import { sourceFiles } from '../lib/source-files.mjs';
import { plainFolders, wordFaults } from '../lib/words.mjs';

const listFile = path.join(root, 'scripts/checks/sizes.json');
const files = [...sourceFiles(/\.(ts|tsx|mts|mjs|js|css)$/)];
const plain = files.filter(({ file }) => plainFolders.some((folder) => file.startsWith(folder)));
const found = sizesOf(files);
if (process.argv.includes('--write')) fs.writeFileSync(listFile, `${JSON.stringify(found, null, 2)}\n`);
const listed = JSON.parse(fs.readFileSync(listFile, 'utf8'));
report('words', plain.length === 0 ? 0 : files.length, 'files', [
  ...plain.filter(({ file }) => !/\.test\.tsx?$/.test(file)).flatMap(({ file, text }) => wordFaults(file, text)),
  ...shrinkFaults(found, listed),
]);
