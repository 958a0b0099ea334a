// The domains of the server keep to themselves: nobody imports past an index, names a table of another owner, writes
// it, or builds on what builds on it. What remains from before is listed in boundaries.json, a list that may only
// shrink: `node scripts/checks/boundaries.mjs --shrink` takes out what occurs no more.
import fs from 'node:fs';
import path from 'node:path';
import { domainFaults } from '../lib/boundaries/domains.mjs';
import { judgeBoundaries } from '../lib/boundaries/judge.mjs';
import { alphabetically } from '../lib/boundaries/units.mjs';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const list = path.join(root, 'scripts/checks/boundaries.json');
const known = new Set(JSON.parse(fs.readFileSync(list, 'utf8')));

const files = [...sourceFiles(/^server\/src\/.*\.ts$/)];
const { seen, faults: found } = judgeBoundaries(files);
const readmes = new Map(
  [...sourceFiles(/^server\/src\/[\w-]+\/README\.md$/)].map(({ file, text }) => [file.split('/')[2], text]),
);
const architecture = fs.readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8').replaceAll(/\s+/g, ' ');

const left = [...known].filter((entry) => found.includes(entry)).toSorted(alphabetically);
const isShrinking = process.argv.includes('--shrink') && left.length < known.size;
if (isShrinking) fs.writeFileSync(list, `${JSON.stringify(left, null, 2)}\n`);
const stale = isShrinking ? [] : [...known].filter((entry) => !left.includes(entry));
report('boundaries', seen, `imports, statements and modules (${left.length} known to remain)`, [
  ...domainFaults(files, { readmes, architecture }).faults,
  ...found.filter((fault) => !known.has(fault)),
  ...stale.map((entry) => `No longer so, take it out of boundaries.json (--shrink): ${entry}`),
]);
