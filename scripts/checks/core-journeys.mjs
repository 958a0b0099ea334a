// The browser tests of the gate are those with `core(…)`: every mechanism of e2e/support/core.ts has one, every remote
// a story, and there are few enough for the gate's time.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const maxTests = 76;
const registerFile = 'e2e/support/core.ts';

const quoted = (text) => [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word);
const register = fs.readFileSync(path.join(root, registerFile), 'utf8');
const mechanisms = quoted(/export const mechanisms = \[(.*?)\] as const/s.exec(register)?.[1] ?? '');
const remotes = fs.readdirSync(path.join(root, 'apps')).filter((name) => name !== 'shell');

const specs = [...sourceFiles(/^e2e\/.*\.spec\.ts$/)];
// One call is one test: a loop over cases names the call in the case that is core.
const tests = specs.flatMap(({ file, text }) =>
  [...text.matchAll(/\bcore\(([^)]*)\)/g)].map(([, words]) => ({ file, proved: quoted(words) })),
);
const testsOf = (word) => tests.filter(({ proved }) => proved.includes(word)).length;
const isKnown = (word) => mechanisms.includes(word) || remotes.some((remote) => word === `story:${remote}`);

const faults = [
  ...mechanisms.filter((word) => testsOf(word) === 0).map((word) => `${registerFile}: no core test proves ${word}`),
  ...remotes
    .filter((remote) => testsOf(`story:${remote}`) === 0)
    .map((remote) => `apps/${remote}: has no core test with core('story:${remote}')`),
  ...tests.flatMap(({ file, proved }) => [
    ...(proved.length === 0 ? [`${file}: a core test names nothing that it proves`] : []),
    ...proved.filter((word) => !isKnown(word)).map((word) => `${file}: ${word} is not in ${registerFile}`),
  ]),
  ...specs
    .filter(({ text }) => text.includes('@core'))
    .map(({ file }) => `${file}: use core(…) of ${registerFile} in place of the tag @core`),
  ...(tests.length > maxTests ? [`e2e: ${tests.length} core tests, at most ${maxTests}: drop what others prove`] : []),
];
report('core-journeys', tests.length, 'core tests', faults);
