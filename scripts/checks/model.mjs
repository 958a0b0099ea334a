// The reference of the model is up to date with the contracts, every domain has its rules, and glossary names exist.
import fs from 'node:fs';
import path from 'node:path';
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
report('model', expected.length + glossary.seen, 'domains and names', [
  ...staleReferences(expected, found, hasRules),
  ...glossary.faults,
]);
