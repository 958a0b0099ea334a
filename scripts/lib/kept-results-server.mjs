// Keys of kept results of the server's tests.
import { byName, inputsOf, keysOf, Sources } from './kept-results-keys.mjs';
import { domainOf as domainOfSource, isWalk, partsOf, sharedBy } from './kept-results-walks.mjs';
import { evaluateTogether } from './model/contracts.mjs';

/** Support of tests that opens a database: what imports none of it, also through a fixture, touches none. */
const databaseSupport = ['server/test/database.ts', 'server/test/embedded.ts', 'server/test/program.ts'];
/** How tests are built and run. Sources of the support are inputs of the tests that import them. */
const support = [
  'server/jest.config.mjs',
  'server/package.json',
  'server/test/circus.mjs',
  'server/test/node-environment.cjs',
  'scripts/jest',
  'scripts/build-server.mjs',
  // What the test files are given, and the settings of the server of their databases.
  'server/test/run.mjs',
  'scripts/lib/postgresql-cluster.mjs',
];
/** Lists of the schemas and seeds of all domains; a test depends on those of the domains that it consists of. */
const lists = new Set(['server/src/seeds.ts', 'server/src/migrations.ts']);
const listed = /^server\/src\/([\w-]+)\/(?:seeds|migrations)\.ts$/;
const domainOf = (file) => /^server\/src\/([\w-]+)\//.exec(file)?.[1];
/** Areas whose rows and tables every test may meet, whether it imports them or not. */
const areas = ['platform', 'people', 'records', 'releases', 'shell'];

/**
 * The services know the error codes of all domains. Their tests depend on the codes, not on all that the contracts say.
 */
const listsErrorCodes = 'server/src/declared-errors.ts';
const follows = (file, importer) => importer !== listsErrorCodes || !file.startsWith('packages/contracts/');

/** The error codes of all domains, as one text. */
export async function declaredErrorCodes() {
  const [{ domains }] = await evaluateTogether(['packages/contracts/src/domains.ts']);
  return JSON.stringify(domains.map(({ errors }) => errors));
}

/** Test files that do less in the gate. */
const asksSelection = /\bprepared\.selection\b|\bofSelection\(/;

const isProduct = (file) => /^(?:server|packages\/contracts)\//.test(file) && !/\.(?:test|fixtures?)\.ts$/.test(file);

/** Whether a test file that consists of these sources opens a database. */
export const opensDatabase = (inputs) => databaseSupport.some((file) => inputs.has(file));

/**
 * @param {object} built
 * @param {Record<string, { imports: { path: string, external?: boolean }[] }>} built.inputs the imports of each source
 * @param {readonly string[]} built.files
 * @param {'embedded' | 'postgresql' | 'none'} built.database
 * @param {'gate' | 'all'} [built.selection]
 * @param {string} [built.errorCodes] the error codes of all domains
 * @param {string} [built.server] what PostgreSQL is, such as its version
 */
export function serverKeys({
  inputs,
  files,
  database,
  selection = 'all',
  errorCodes = '',
  server = '',
  sources = new Sources(),
}) {
  const reached = new Map(files.map((file) => [file, inputsOf(inputs, [file], follows)]));
  const parts = new Map(
    files.flatMap((file) => {
      const all = reached.get(file);
      const divided = isWalk(sources.of(file).text) ? [...partsOf(inputs, all, follows)] : [];
      return divided.length > 0 ? divided.map(([domain, part]) => [`${file}#${domain}`, part]) : [[file, all]];
    }),
  );
  const known = new Map();
  /** Hash of the sources that some entries of the program consist of. */
  const hashOf = (name, entries, follows) => {
    if (!known.has(name)) known.set(name, sources.hashOf([...inputsOf(inputs, entries, follows)].toSorted()));
    return known.get(name);
  };
  const prepared = (all) => {
    const domains = [...new Set([...areas, ...[...all].flatMap((file) => domainOf(file) ?? [])])].toSorted(byName);
    return hashOf(`prepared ${domains.join()}`, ['server/test/prepare.ts'], (file, importer) => {
      const [, domain] = lists.has(importer) ? (listed.exec(file) ?? []) : [];
      return domain === undefined || domains.includes(domain);
    });
  };
  const embedded = () =>
    hashOf('embedded', ['server/src/platform/database/embedded/worker.ts', 'server/test/memory-worker.ts']);
  const program = ['server/src/main.ts'];
  const ofProgram = partsOf(inputs, inputsOf(inputs, program), () => true);
  /**
   * The started program, for a test that starts it: what all domains share, and the domains that the test names. That
   * the modules of the others can be served, `modules.test` shows.
   */
  const programFor = (all) => {
    const domains = new Set([...all].map(domainOfSource));
    const named = [...ofProgram].filter(([domain]) => domains.has(domain)).flatMap(([, part]) => [...part]);
    return sources.hashOf([...new Set([...sharedBy(ofProgram), ...named])].toSorted());
  };
  const besides = (name) => {
    const all = parts.get(name);
    const [file] = name.split('#');
    const codes = all.has(listsErrorCodes) ? errorCodes : '';
    if (!opensDatabase(all)) return codes;
    return [
      codes,
      database,
      database === 'postgresql' ? server : '',
      asksSelection.test(sources.of(file).text) ? selection : '',
      prepared(all),
      database === 'embedded' || all.has('server/test/embedded.ts') ? embedded() : '',
      all.has('server/test/program.ts') ? programFor(all) + embedded() : '',
    ].join();
  };
  return joinParts(keysOf({ inputs: parts, support, besides, isProduct, sources }));
}

/**
 * Joins the keys of the parts of a walk.
 * @param {ReturnType<typeof keysOf>} keys of files, and of parts as `file#domain`
 * @returns {Map<string, { key: string, inputs: string[] | null, parts?: Record<string, string> }>} by file; `parts` has
 *   the key of each domain of a walk
 */
function joinParts(keys) {
  const joined = new Map();
  for (const [name, { key, inputs }] of keys) {
    const [file, domain] = name.split('#');
    const { parts = {}, inputs: others = [] } = joined.get(file) ?? {};
    if (domain === undefined) joined.set(file, { key, inputs });
    else {
      parts[domain] = key;
      const all = inputs && others ? [...new Set([...others, ...inputs])] : null;
      joined.set(file, { key: Object.values(parts).join(), inputs: all, parts });
    }
  }
  return joined;
}
