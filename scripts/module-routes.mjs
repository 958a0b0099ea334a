// Writes what follows from the list of routes: the standard pages of every module, and the type of all paths.
import fs from 'node:fs';
import path from 'node:path';
import { routeFiles } from './lib/module-routes.mjs';
import { root } from './lib/paths.mjs';

for (const [file, source] of Object.entries(routeFiles())) fs.writeFileSync(path.join(root, file), source);
