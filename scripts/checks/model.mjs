// The reference of the model says what the contracts say, and every domain has its rules.
import fs from 'node:fs';
import path from 'node:path';
import { staleReferences } from '../lib/model/stale.mjs';
import { modelReference, referenceFolder } from '../lib/model/reference.mjs';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';

const expected = await modelReference();
const folder = path.join(root, referenceFolder);
const found = fs
  .readdirSync(folder)
  .map((name) => ({ file: `${referenceFolder}/${name}`, text: fs.readFileSync(path.join(folder, name), 'utf8') }));
const hasRules = (domain) => fs.existsSync(path.join(root, `docs/model/${domain}.md`));
report('model', expected.length, 'domains', staleReferences(expected, found, hasRules));
