// Writes docs/model/reference from the contracts: one document for each domain.
import fs from 'node:fs';
import path from 'node:path';
import { modelReference, referenceFolder } from './lib/model/reference.mjs';
import { root } from './lib/paths.mjs';

fs.mkdirSync(path.join(root, referenceFolder), { recursive: true });
for (const { file, text } of await modelReference()) fs.writeFileSync(path.join(root, file), text);
