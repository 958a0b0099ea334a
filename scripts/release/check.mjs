import fs from 'node:fs';
import path from 'node:path';
import { declarationFaults } from '../../packages/build/src/declaration/check.mjs';
import { readJson } from '../../packages/build/src/paths.mjs';
import { singleCopies } from '../../packages/build/src/sharing.mjs';
import { root } from '../lib/paths.mjs';
import { textFaults } from '../lib/text-faults.mjs';
import { canDeploy } from './fit.mjs';
import { evaluated } from './evaluated.mjs';

/** The modules that a remote exposes: its declaration. */
const exposed = ['remote'];

async function contract({ record, directory }) {
  const { module } = await evaluated(path.join(root, 'packages/contracts/src/platform/releases/record.ts'));
  const checked = module.releaseRecord.safeParse(record);
  if (!checked.success) return checked.error.issues.map(({ path: field, message }) => `${field.join('.')}: ${message}`);
  const {
    module: { shellContract },
  } = await evaluated(path.join(root, 'packages/contracts/src/core/remote.ts'));
  return record.contract === shellContract
    ? []
    : [
        `Built for contract ${record.contract}; these sources have ${shellContract}: ` +
          `build ${path.relative(root, directory)} again`,
      ];
}

const budgets = ({ record }) =>
  Object.entries(record.budgets)
    .filter(([, { bytes, limit }]) => bytes > limit)
    .map(([name, { bytes, limit }]) => `${name}: ${bytes} bytes, at most ${limit}`);

/** In the manifest of the build, a shared package with files of its own is a second copy. */
function singletons({ directory }) {
  const { shared = [] } = readJson(path.join(directory, 'mf-manifest.json'));
  const files = ({ assets }) => [...(assets?.js?.sync ?? []), ...(assets?.js?.async ?? [])];
  return shared
    .filter(
      (one) =>
        files(one).length > 0 && singleCopies.some((name) => one.name === name || one.name.startsWith(`${name}/`)),
    )
    .map(({ name, version }) => `${name} ${version} would be brought along in ${directory}; the shell provides it`);
}

function exposes({ directory, names, record }) {
  const { exposes: found = [], metaData } = readJson(path.join(directory, 'mf-manifest.json'));
  const given = found.map(({ name }) => name.replace('./', ''));
  return [
    ...exposed
      .filter((name) => !given.includes(name))
      .map((name) => `${name} is not exposed: the shell cannot load ${record.id}`),
    ...given.filter((name) => !exposed.includes(name)).map((name) => `${name} is exposed, but nobody asks for it`),
    ...(names.includes(metaData?.remoteEntry?.name ?? '')
      ? []
      : ['The manifest names an entry that is not among the files']),
  ];
}

async function routes({ id, record }) {
  const { routes: table } = readJson(path.join(root, 'packages/contracts/src/routes/routes.json'));
  const { value } = await evaluated(path.join(root, 'apps', id, 'remote.ts'));
  const declared = new Set((value?.modules ?? []).flatMap((module) => module.pages.map((page) => page.path)));
  const built = new Set(record.routes.map(({ path: page }) => page));
  const stale = [...declared]
    .filter((page) => !built.has(page))
    .concat([...built].filter((page) => !declared.has(page)));
  return [
    ...declarationFaults(value, id, table),
    ...stale.map((page) => `${page}: build and declaration disagree; build ${id} again`),
  ];
}

async function translations({ id, record }) {
  const untitled = record.routes
    .filter(({ title, moduleTitle }) => [title, moduleTitle].some((text) => !text.id || !text.en))
    .map(({ path: page }) => `${page} lacks a title in a language`);
  return [...untitled, ...(await textFaults([`apps/${id}/`, 'packages/'])).faults];
}

const checks = {
  contract,
  budgets,
  'duplicate singletons': singletons,
  exposes,
  'routes and privileges': routes,
  translations,
};

/**
 * Checks a built release, and with a console also against everything that is live there.
 * @param {object} release of `builtRelease`
 * @param {{ shells: object[], releases: object[] } | null} live
 * @returns {Promise<{ name: string, fault: string[], look: string[] }[]>} `look`: to be reviewed by a person
 */
export async function checkRelease(release, live) {
  if (!fs.existsSync(path.join(release.directory, 'mf-manifest.json')))
    return [{ name: 'manifest', fault: ['mf-manifest.json is missing'], look: [] }];
  const results = [];
  for (const [name, check] of Object.entries(checks)) results.push({ name, fault: await check(release), look: [] });
  if (live) {
    results.push({
      name: `can it be deployed (${live.shells.length} shells, ${live.releases.length} releases live)`,
      ...canDeploy(release.record, live),
    });
  }
  return results;
}
