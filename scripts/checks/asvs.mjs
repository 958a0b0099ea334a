// docs/asvs.md answers every requirement of OWASP ASVS 5.0 level 2 once. Each file that it names exists, each test that
// it names is in that file, and its sums match its rows. `asvs.json` lists the ids.
import fs from 'node:fs';
import path from 'node:path';
import { missingIn, titleFaults } from '../lib/named-files.mjs';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';

const document = 'docs/asvs.md';
const states = ['holds', 'by deployment', 'not applicable', 'does not hold'];
const ids = JSON.parse(fs.readFileSync(path.join(root, 'scripts/checks/asvs.json'), 'utf8'));
const text = fs.readFileSync(path.join(root, document), 'utf8');
const faults = [];

const rows = text
  .split('\n')
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .filter(([, id]) => /^\d+\.\d+\.\d+$/.test(id ?? ''))
  .map(([, id, asks, state, code, shown]) => ({ id, asks, state, code, shown }));

for (const { id, asks, state, code = '', shown = '' } of rows) {
  const wrong = (what) => faults.push(`${document}: ${id} ${what}`);
  if (!asks) wrong('does not say what is asked');
  if (!states.includes(state)) wrong(`has the state "${state}"`);
  if (shown === '' || shown === '–') wrong('names neither a test nor a reason');
  for (const fault of [...missingIn(code), ...titleFaults(shown)]) wrong(fault);
}

const answered = rows.map(({ id }) => id);
for (const id of ids) {
  const times = answered.filter((each) => each === id).length;
  if (times !== 1) faults.push(`${document}: ${id} is answered ${times} times`);
}
for (const id of answered) if (!ids.includes(id)) faults.push(`${document}: ${id} is no requirement of level 2`);

const sums = text.matchAll(/^\| V(\d+) [^|]*\|\s*(\d+)\s*\|\s*(\d+)\s*\|\s*(\d+)\s*\|\s*(\d+)\s*\|/gm);
const chapters = new Set();
for (const [, chapter, ...stated] of sums) {
  chapters.add(chapter);
  const counted = states.map(
    (state) => rows.filter((row) => row.id.startsWith(`${chapter}.`) && row.state === state).length,
  );
  if (counted.join() !== stated.map(Number).join())
    faults.push(`${document}: chapter ${chapter} counts ${counted.join()}`);
}
for (const chapter of new Set(ids.map((id) => id.split('.')[0])))
  if (!chapters.has(chapter)) faults.push(`${document}: chapter ${chapter} has no sums`);

report('asvs', rows.length, 'requirements', faults);
