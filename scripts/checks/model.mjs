// The reference of the model is up to date with the contracts, every domain has its rules, glossary names exist,
// and every counter of the home page has its queue.
import fs from 'node:fs';
import path from 'node:path';
import { contractFiles, isResource } from '../lib/model/contracts.mjs';
import { counterFaults, queueFaults } from '../lib/model/counters.mjs';
import { glossaryFaults } from '../lib/model/glossary.mjs';
import { staleReferences } from '../lib/model/stale.mjs';
import { modelReference, referenceFolder } from '../lib/model/reference.mjs';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const expected = await modelReference();
const folder = path.join(root, referenceFolder);
const found = fs
  .readdirSync(folder)
  .map((name) => ({ file: `${referenceFolder}/${name}`, text: fs.readFileSync(path.join(folder, name), 'utf8') }));
const hasRules = (domain) => fs.existsSync(path.join(root, `docs/model/${domain}.md`));
const glossary = glossaryFaults(
  fs.readFileSync(path.join(root, 'docs/model/README.md'), 'utf8'),
  [...sourceFiles(/^(?:packages\/contracts|server)\/src\/.*\.ts$/)].map(({ text }) => text),
);
const contracts = await contractFiles();
// A resource may be exported by several files.
const resources = new Set(contracts.flatMap(({ exports }) => Object.values(exports).filter(isResource)));
const { homeQueues } = contracts.find(({ file }) => file === 'packages/contracts/src/shell/home.ts').exports;
const queues = [...resources].flatMap((resource) => Object.values(resource.queues));
const readers = [...sourceFiles(/^(?:packages\/ui|server|apps\/[\w-]+)\/src\/(?!.*\.(?:test|fixtures?)\.).*\.tsx?$/)];
const counters = counterFaults(fs.readFileSync(path.join(root, 'docs/model/shell.md'), 'utf8'), [
  ...Object.values(homeQueues),
  ...queues,
]);
report('model', expected.length + glossary.seen + counters.seen, 'domains, names and counters', [
  ...staleReferences(expected, found, hasRules),
  ...glossary.faults,
  ...counters.faults,
  ...queueFaults(queues, readers),
]);
