// The document of the card lifecycle is up to date with its contract.
import fs from 'node:fs';
import path from 'node:path';
import { lifecycleDocument, lifecycleFile } from '../lib/lifecycle-document.mjs';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';

const expected = await lifecycleDocument();
const found = fs.existsSync(path.join(root, lifecycleFile))
  ? fs.readFileSync(path.join(root, lifecycleFile), 'utf8')
  : '';
const lines = expected.split('\n');
const faults =
  found === expected ? [] : [`${lifecycleFile} is not what the contract says: node scripts/lifecycle-document.mjs`];
report('lifecycle', lines.length, 'lines of the document', faults);
