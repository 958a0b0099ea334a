import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** Pages that `crud` writes. Other pages of a module are written in the declaration. */
const standard = ['list', 'create', 'import', 'detail', 'update'];
/** Other names of a page in the list of routes. */
const synonyms = { 'update-page': 'update', edit: 'update' };

/**
 * Whether a page is of one record of the module or of all: `/store/mapping-sf/import` is of a part of it.
 * @param {string} address
 */
function isOfRecords(address) {
  const parts = address.split('/').slice(2);
  const ids = parts.filter((part) => part.startsWith(':'));
  return ids.length <= 1 && parts.length - ids.length <= 1;
}

const nameOf = (module) => module.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The standard pages of every module of the list of routes, as a TypeScript file. A query that carries the record's id
 * follows the path after `?`.
 * @returns {string}
 */
function moduleRoutes() {
  const { routes } = JSON.parse(fs.readFileSync(path.join(root, 'packages/contracts/src/routes/routes.json'), 'utf8'));
  const modules = new Map();
  for (const { module, privilege, page: name, path: address, query } of routes) {
    const page = synonyms[name] ?? name;
    if (!standard.includes(page) || !isOfRecords(address)) continue;
    const entry = modules.get(module) ?? { module, privilege, pages: {} };
    entry.pages[page] ??= query ? `${address}?${query}` : address;
    modules.set(module, entry);
  }
  const lines = [...modules.values()].map(({ module, privilege, pages }) => {
    const addresses = standard
      .filter((page) => pages[page])
      .map((page) => `    ${page}: '${pages[page]}',`)
      .join('\n');
    return [
      `export const ${nameOf(module)} = {`,
      `  module: '${module}',`,
      `  privilege: '${privilege}',`,
      '  pages: {',
      addresses,
      '  },',
      '} as const;\n',
    ].join('\n');
  });
  return `// Long: one entry for each module of the list of routes.
// Written by \`node scripts/module-routes.mjs\` from routes.json. Import single names: a remote then ships only those.
${lines.join('\n')}`;
}

/**
 * The paths of the list of routes as a TypeScript type, which no remote ships.
 * @returns {string}
 */
function listedPaths() {
  const { routes } = JSON.parse(fs.readFileSync(path.join(root, 'packages/contracts/src/routes/routes.json'), 'utf8'));
  const paths = [...new Set(routes.map((route) => route.path))];
  return `// Long: one line for each page of the list of routes.
// Written by \`node scripts/module-routes.mjs\` from routes.json.
/** A path of the list of routes; \`:name\` marks a parameter. */
export type ListedPath =
${paths.map((each) => `  | '${each}'`).join('\n')};
`;
}

/** The files that are written from the list of routes, with their contents. */
export const routeFiles = () => ({
  'packages/contracts/src/routes/modules.ts': moduleRoutes(),
  'packages/contracts/src/routes/listed-paths.ts': listedPaths(),
});
