// Writes packages/contracts/src/routes/modules.ts, the standard pages of every module, from the list of routes.
import fs from 'node:fs';
import path from 'node:path';
import { moduleRoutes } from './lib/module-routes.mjs';
import { root } from './lib/paths.mjs';

fs.writeFileSync(path.join(root, 'packages/contracts/src/routes/modules.ts'), moduleRoutes());
