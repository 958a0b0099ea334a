// Writes docs/cards-lifecycle.md from the contract of the card lifecycle.
import fs from 'node:fs';
import path from 'node:path';
import { lifecycleDocument, lifecycleFile } from './lib/lifecycle-document.mjs';
import { root } from './lib/paths.mjs';

fs.writeFileSync(path.join(root, lifecycleFile), await lifecycleDocument());
