// The domains of the server keep to themselves: nobody imports past an index, names a table of another owner, writes it,
// or builds on what builds on it. What remains from before is listed in boundaries.json, a list that may only shrink:
// `node scripts/checks/boundaries.mjs --shrink` takes out what occurs no more.
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

const stale = [...known].filter((entry) => !found.includes(entry));
if (process.argv.includes('--shrink') && stale.length > 0) {
  const left = [...known].filter((entry) => !stale.includes(entry)).toSorted(alphabetically);
  fs.writeFileSync(list, `${JSON.stringify(left, null, 2)}\n`);
  stale.length = 0;
}
report('boundaries', seen, `imports, statements and modules (${known.size} known to remain)`, [
  ...domainFaults(files, { readmes, architecture }).faults,
  ...found.filter((fault) => !known.has(fault)),
  ...stale.map((entry) => `No longer so, take it out of boundaries.json (--shrink): ${entry}`),
]);
