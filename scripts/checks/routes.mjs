// Every declared page is a route of the specification with its owner and privilege, or unlisted with a reason, and
// every declared module has all its pages. The page of an import that a second person decides about is for them, too.
// A place of the sidebar, its page and its tab have one title.
import fs from 'node:fs';
import path from 'node:path';
import { declarationFaults } from '../../packages/build/src/declaration/check.mjs';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { sharedFaults } from '../../packages/build/src/declaration/unlisted.mjs';
import { contractFiles } from '../lib/model/contracts.mjs';
import { root } from '../lib/paths.mjs';
import { routeFiles } from '../lib/module-routes.mjs';
import { report } from '../lib/report-faults.mjs';

const { routes } = JSON.parse(fs.readFileSync(path.join(root, 'packages/contracts/src/routes/routes.json'), 'utf8'));

/** Modules that are declared only in part, with the reason. Remove a line when its module is complete. */
const incomplete = {};

const declarations = fs
  .readdirSync(path.join(root, 'apps'))
  .map((id) => ({
    id,
    file: path.join(root, 'apps', id, id === 'shell' ? 'src/administration/declaration.ts' : 'remote.ts'),
  }))
  .filter(({ file }) => fs.existsSync(file));

const { placeTitles } = (await contractFiles()).find(({ file }) => file.endsWith('shell/place-titles.ts')).exports;

let seen = 0;
const faults = [];
const declared = [];
const declaredModules = new Set();
for (const { id, file } of declarations) {
  const { value } = await evaluate(file);
  faults.push(...declarationFaults(value, id, routes));
  if (value?.modules) declared.push(value);
  for (const module of value?.modules ?? []) {
    declaredModules.add(module.id);
    for (const page of module.pages) {
      const title = placeTitles[page.path];
      if (title && (title.id !== page.title.id || title.en !== page.title.en))
        faults.push(
          `${page.path} of ${id} is "${page.title.id}" (${page.title.en}), in the sidebar "${title.id}" (${title.en})`,
        );
    }
    const paths = new Set(module.pages.map((page) => page.path));
    seen += paths.size;
    const missing = routes
      .filter((route) => route.module === module.id && !paths.has(route.path))
      .map((route) => route.path);
    if (missing.length && !incomplete[module.id])
      faults.push(`Module ${module.id} of ${id} lacks ${missing.join(', ')}`);
    if (!missing.length && incomplete[module.id])
      faults.push(`Module ${module.id} is complete: take it off the list of incomplete ones`);
  }
}
for (const module of Object.keys(incomplete))
  if (!declaredModules.has(module)) faults.push(`Exempted module ${module} is not declared anywhere`);
for (const [file, source] of Object.entries(routeFiles()))
  if (fs.readFileSync(path.join(root, file), 'utf8') !== source)
    faults.push(`${file} differs from routes.json: run node scripts/module-routes.mjs`);
const actionsOf = new Map(
  declared
    .flatMap(({ modules }) => modules)
    .flatMap(({ pages }) => pages)
    .map(({ path: place, action = [] }) => [place.replaceAll(/:\w+/g, ':id'), [action].flat()]),
);
/** Imports among the values that contracts export, also those in records by line of business. */
const importsIn = (value) => {
  if (typeof value !== 'object' || value === null) return [];
  if ('needsApproval' in value && 'upload' in value) return [value];
  return Object.values(value).filter((each) => typeof each === 'object' && each !== null && 'needsApproval' in each);
};
for (const { file, exports } of await contractFiles())
  for (const definition of Object.values(exports).flatMap(importsIn)) {
    // The page of one job, which may be one that everybody with the module opens.
    const place = definition.jobPage?.replace('{importId}', ':id') ?? definition.page ?? `/${definition.module}/import`;
    const actions = actionsOf.get(place);
    if (definition.needsApproval && actions?.length && !actions.includes('approve'))
      faults.push(`${file}: those who approve imports cannot open ${place}: set approvesImports`);
  }
faults.push(...sharedFaults(declared));
report('routes', seen, 'pages', faults);
