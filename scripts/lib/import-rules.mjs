import path from 'node:path';
import { contractLayerFault } from './contract-layers.mjs';

/** The packages of the workspace that each part may import. */
export const allowed = {
  'packages/contracts': [],
  'packages/auth': ['contracts'],
  'packages/api': ['auth', 'contracts'],
  'packages/ui': ['api', 'auth', 'contracts'],
  'packages/build': ['contracts'],
  'packages/instalments': [],
  apps: ['ui', 'api', 'auth', 'contracts', 'build', 'instalments'],
  server: ['contracts', 'instalments'],
  e2e: ['contracts'],
  bench: ['contracts'],
};
/**
 * Files of other parts that a part may import by path: measurements read everything; end-to-end tests use the budgets,
 * the model's tables of roles and users, and what the shell makes of the menu and the route table.
 */
const reach = {
  server: /^scripts\//,
  e2e: new RegExp(
    [
      String.raw`^(scripts|bench)/`,
      String.raw`^server/.*(-table|\.fixture)\.ts$`,
      String.raw`^packages/(auth/src/sidebar-menu|ui/src/navigation/route-table)\.ts$`,
    ].join('|'),
  ),
  bench: /^(scripts|apps|packages|server)\//,
};
/** Tests of apps may use the test tools of the kit. */
const isTestTool = (file, target) => /\.test\.tsx?$/.test(file) && target.startsWith('packages/ui/test/');
/** The kit, and the page that the console is compared with. */
const antdOwners = ['packages/ui', 'bench'];

const partOf = (file) => Object.keys(allowed).find((part) => file.startsWith(`${part}/`));
const packageRoot = (file) =>
  /^(apps|packages)\//.test(file) ? file.split('/').slice(0, 2).join('/') : file.split('/')[0];
const importPattern = /(?:from\s*|import\s*\(\s*|import\s+|require\(\s*)['"]([^'"]+)['"]/g;

/** What is wrong with one import of a file. */
function* faultsOf(file, target, domains) {
  const part = partOf(file);
  const own = packageRoot(file);
  const workspace = /^@console\/([\w-]+)/.exec(target)?.[1];
  if (workspace && `packages/${workspace}` !== own && !allowed[part].includes(workspace))
    yield `${file} may not import ${target}`;
  if (/^(antd|@ant-design)(\/|$)/.test(target) && !antdOwners.includes(own) && part !== 'packages/build')
    yield `${file} imports ${target}; only packages/ui may`;
  const layer = contractLayerFault(file, target, domains);
  if (layer) yield layer;
  if (!target.startsWith('.') || file.endsWith('.config.mjs')) return;
  const inside = path.posix.join(path.posix.dirname(file), target);
  if (!inside.startsWith(`${own}/`) && !reach[part]?.test(inside) && !isTestTool(file, inside))
    yield `${file} reaches outside ${own}: ${target}`;
}

/**
 * Imports that a part of the workspace may not make.
 * @param {Iterable<{ file: string, text: string }>} files sources of the repository, by their path from its root
 * @param {readonly string[]} domains of the contracts in their order, the platform first
 * @returns how many imports were looked at, and the faults
 */
export function importFaults(files, domains) {
  let seen = 0;
  const faults = [];
  for (const { file, text } of files) {
    if (!partOf(file)) continue;
    for (const [, target] of text.matchAll(importPattern)) {
      seen += 1;
      faults.push(...faultsOf(file, target, domains));
    }
  }
  return { seen, faults };
}
