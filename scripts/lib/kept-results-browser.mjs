// Keys of kept results of the browser tests. A test that passed tells which remotes and which calls it used
// (e2e/support/dependencies.ts): it is not run again while these, the shell, the shared services and its own sources
// stay the same. What a shared call tells of a domain, such as the inbox of approvals, the server's tests show.
import fs from 'node:fs';
import path from 'node:path';
import { testInputs } from '../build-server.mjs';
import { hashOf, keysByUse, releaseHash } from './browser-keys.mjs';
import { listLineOf } from './browser-report.mjs';
import { KeptResults } from './kept-results.mjs';
import { byName, inputsOf, Sources } from './kept-results-keys.mjs';
import { partsOf, sharedBy } from './kept-results-walks.mjs';
import { evaluateTogether } from './model/contracts.mjs';
import { specSources } from './spec-sources.mjs';

/** What every browser test depends on, besides the shell. */
const support = [
  'pnpm-lock.yaml',
  'patches',
  'e2e/package.json',
  'scripts/lib/browser-run.mjs',
  'scripts/lib/patience.mjs',
  'scripts/lib/postgresql-cluster.mjs',
  'scripts/lib/prepared-consoles.mjs',
];
const program = 'server/src/main.ts';

/** Hash of the names and contents of a built folder. */
function builtHash(folder) {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }).toSorted(byName) : [];
  const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return hashOf(...files.flatMap((name) => [name, fs.readFileSync(path.join(folder, name))]));
}

/** The domain of each route of a call; what it does not have belongs to no domain. */
async function domainsByRoute() {
  const [{ domains }, { callsOf }, { bases }] = await evaluateTogether([
    'packages/contracts/src/domains.ts',
    'packages/contracts/src/core/resource/calls.ts',
    'packages/contracts/src/core/bases.ts',
  ]);
  const routes = new Map();
  for (const { domain, resources, calls } of domains)
    for (const group of [...resources.map((resource) => callsOf(resource)), ...calls])
      for (const call of Object.values(group))
        routes.set(`${bases[call.base]}/${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, domain);
  return routes;
}

/**
 * The keys of browser tests for the sources and the build as they are.
 * @param {object} tested
 * @param {readonly string[]} tested.specs below `e2e`
 * @param {string} tested.browser what it is, such as its version
 * @param {string} tested.build folder of the build
 */
async function browserKeys({ specs, browser, build }) {
  const sources = new Sources();
  const [inputs, ofSpecs, domainOf] = await Promise.all([testInputs(), specSources(specs), domainsByRoute()]);
  const reached = inputsOf(inputs, [program]);
  const parts = partsOf(inputs, reached, () => true);
  const hashOfSources = (names) => sources.hashOf([...names].toSorted(byName));
  const releases = path.join(build, 'releases');
  return keysByUse({
    shared: hashOf(
      process.version,
      browser,
      builtHash(path.join(build, 'shell')),
      hashOfSources([...support, ...ofSpecs.shared, ...sharedBy(parts)]),
    ),
    hashOfSpec: (spec) => hashOfSources(ofSpecs.ofSpec.get(spec)),
    remotes: new Map(fs.readdirSync(releases).map((id) => [id, releaseHash(path.join(releases, id))])),
    domains: new Map([...parts].map(([domain, part]) => [domain, hashOfSources(part)])),
    domainOf,
  });
}

/**
 * Divides browser tests by whether their result is kept.
 * @param {object} tested
 * @param {string} tested.name of the run: results are kept for each database and Node apart
 * @param {readonly import('./browser-report.mjs').BrowserTest[]} tested.tests
 * @param {string} tested.browser
 * @param {string} tested.build
 * @param {boolean} [tested.again] finds nothing, but keeps what passes
 * @returns `keep` stores the passed tests of a report, and removes those that failed
 */
export async function divideBrowserTests({ name, tests, browser, build, again = false }) {
  const results = new KeptResults(name, { ignore: again });
  results.removeOld();
  const keyOf = await browserKeys({ specs: [...new Set(tests.map(({ file }) => file))], browser, build });
  const isKept = (test) => {
    const known = results.detailsOf(listLineOf(test));
    return known !== null && known.key === keyOf(test.file, known.used);
  };
  const unchanged = tests.filter(isKept);
  return {
    unchanged,
    changed: tests.filter((test) => !unchanged.includes(test)),
    keep(reported) {
      for (const test of reported) {
        const line = listLineOf(test);
        if (test.status !== 'passed' || test.used === undefined) results.remove(line);
        else results.keep(line, 1, { details: { used: test.used, key: keyOf(test.file, test.used) } });
      }
    },
  };
}
