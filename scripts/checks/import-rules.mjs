// Imports go one way: apps → packages/{ui,api,auth} → packages/contracts, server → contracts. No remote imports
// another. Inside the contracts: the core knows no domain, a domain imports the entries of the domains before it.
import path from 'node:path';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { importFaults } from '../lib/import-rules.mjs';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const { module } = await evaluate(path.join(root, 'packages/contracts/src/domains.ts'));
const { seen, faults } = importFaults(
  sourceFiles(/\.(ts|tsx|mjs|cjs|js)$/),
  module.domains.map(({ domain }) => domain),
);
report('import-rules', seen, 'imports', faults);
