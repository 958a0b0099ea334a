// Imports go one way: apps → packages/{ui,api,auth} → packages/contracts, server → contracts. No remote imports another.
// Inside the contracts: the core knows no domain, a domain imports the entries of the domains before it.
import path from 'node:path';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { contractLayerFault } from '../lib/contract-layers.mjs';
import { sourceFiles } from '../lib/source-files.mjs';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';

/** The packages of the workspace that each part may import. */
const allowed = {
  'packages/contracts': [],
  'packages/auth': ['contracts'],
  'packages/api': ['auth', 'contracts'],
  'packages/ui': ['api', 'auth', 'contracts'],
  'packages/build': ['contracts'],
  apps: ['ui', 'api', 'auth', 'contracts', 'build'],
  server: ['contracts'],
  e2e: ['contracts'],
  bench: ['contracts'],
};
/**
 * Files of other parts that a part may import by path: measurements read everything; end-to-end tests use the budgets and
 * the model's tables of roles and users.
 */
const reach = {
  server: /^scripts\//,
  e2e: /^(scripts|bench)\/|^server\/.*(-table|\.fixture)\.ts$/,
  bench: /^(scripts|apps|packages|server)\//,
};
/** Tests of apps may use the test tools of the kit. */
const isTestTool = (file, target) => /\.test\.tsx?$/.test(file) && target.startsWith('packages/ui/test/');
const antdOwners = ['packages/ui'];

const partOf = (file) => Object.keys(allowed).find((part) => file.startsWith(`${part}/`));
const packageRoot = (file) =>
  /^(apps|packages)\//.test(file) ? file.split('/').slice(0, 2).join('/') : file.split('/')[0];
const importPattern = /(?:from\s*|import\s*\(\s*|import\s+|require\(\s*)['"]([^'"]+)['"]/g;

const { module } = await evaluate(path.join(root, 'packages/contracts/src/domains.ts'));
const domainOrder = module.domains.map(({ domain }) => domain);

let seen = 0;
const faults = [];
for (const { file, text } of sourceFiles(/\.(ts|tsx|mjs|cjs|js)$/)) {
  const part = partOf(file);
  if (!part) continue;
  for (const [, target] of text.matchAll(importPattern)) {
    seen += 1;
    const workspace = /^@console\/([\w-]+)/.exec(target)?.[1];
    if (workspace && `packages/${workspace}` !== packageRoot(file) && !allowed[part].includes(workspace))
      faults.push(`${file} may not import ${target}`);
    if (
      /^(antd|@ant-design)(\/|$)/.test(target) &&
      !antdOwners.includes(packageRoot(file)) &&
      part !== 'packages/build'
    )
      faults.push(`${file} imports ${target}; only packages/ui may`);
    const layer = contractLayerFault(file, target, domainOrder);
    if (layer) faults.push(layer);
    if (target.startsWith('.')) {
      const inside = path.relative(root, path.resolve(root, path.dirname(file), target));
      const own = packageRoot(file);
      const shared = reach[part] ?? /^$/;
      if (
        !inside.startsWith(`${own}/`) &&
        !shared.test(inside) &&
        !isTestTool(file, inside) &&
        !file.endsWith('.config.mjs')
      )
        faults.push(`${file} reaches outside ${own}: ${target}`);
    }
  }
}
report('import-rules', seen, 'imports', faults);
