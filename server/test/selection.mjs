// Long: each list says why its files run where they do.
/**
 * Which test files of the services run on which database.
 *
 * Files that open no database run once, with `--database=none`. Selection `gate` is what `npm test` runs: all others
 * on PostgreSQL, except those that kill programs, and on the embedded database those that can differ there. Selection
 * `all` is what `npm run test:all` runs: all others on both databases, except where only one can give the answer or the
 * answer needs no database. Selection `walks` is for who adds a module: what goes over all modules, on PostgreSQL.
 * Patterns are regular expressions on paths below `server`, such as `src/cards/cards/cards.test.ts`.
 */

/** The embedded database itself. */
const embeddedItself = ['src/platform/database/embedded/'];

/** Selection `all`: on the embedded database alone. Each line says why. */
const onEmbeddedAlone = [
  ...embeddedItself,
  // The command line knows the services only by their calls.
  'src/releases/publishing/command-line',
  // The walk of roles over calls: refusals come before any query of a module.
  'src/people/privileges/every-call',
  // The walk of faults over calls: they are injected before the database is asked.
  'src/platform/outage/every-call',
  // HTTP, the scanner of uploads, configuration, the document of calls and what is sent elsewhere.
  'src/platform/http/(?!hostile|idempotency|number-texts)',
  'src/platform/configuration/',
  'src/platform/openapi/',
  'src/platform/outbound/',
];

/** Selection `all`: on PostgreSQL alone. */
const onPostgresqlAlone = [
  // A server that is stopped and started.
  'src/platform/outage/server-stopped',
  // Hostile values to every call: what passes the validation meets encodings and bounds of the server in production.
  'src/platform/http/hostile',
  // What the services write is the same everywhere: the search for secrets in all columns is the database's work.
  'src/platform/protected-text/dump',
  // Programs that are killed: what the embedded database keeps is seen with imports (`records/imports/survival`).
  'src/membership/import-membership/survival',
  'src/records/core-feed/survival',
  'src/records/downloads/survival',
];

/**
 * Selection `gate`: not at all. Programs and servers that are killed: imports show that work is resumed
 * (`records/imports/survival`), faults that are injected show the answers (`platform/outage/every-call`).
 */
const notInGate = [
  'src/membership/import-membership/survival',
  'src/membership/member-sms/survival',
  'src/platform/outage/server-stopped',
  'src/records/core-feed/survival',
  'src/records/downloads/survival',
];

/** Selection `gate`: on the embedded database, because the file can differ there. */
const gateOnEmbedded = [
  // Code that asks which database it has: connections, own connections, vacuum, locks.
  'src/platform/database/',
  // The start of the program, its migrations and its seeds.
  'src/start\\.test',
  'src/seeds\\.test',
  // Jobs, their leases and schedules: one process holds the embedded database, so that it releases them at its start.
  'src/platform/jobs/',
  'src/platform/schedule/scheduler',
  'src/records/runs/',
  // Imports and downloads: long transactions, and rows that are read in pieces, over the one session. How the cells of
  // a file are read, the program decides before the database has them.
  'src/records/imports/(?:engine|pieces|stop-resume-cancel|uploaded-file)\\.test',
  'src/records/downloads/(?!survival)',
  'src/records/core-feed/core-feed',
  // Lists of many rows: searches and windows that the planner of the embedded database runs.
  'src/records/resource/(?:deep-pages|large-list|search-mode)\\.test',
  // Tokens that a console with the embedded database stores for a developer.
  'src/releases/publishing/tokens',
  // One module of each domain: the one with the most mechanisms.
  'src/branches-stores/branch-rates/batch\\.test',
  'src/cards/card-types/card-types\\.test',
  'src/membership/member-management/member-management\\.test',
  'src/orders-logs/notification/notification\\.test',
  'src/products/insurance/tariff-sets\\.test',
  'src/promos-products/master-banner/master-banner\\.test',
  'src/shell/user/user\\.test',
];

/** Selection `walks`: over what all modules declare. A new module meets here what only these know. */
const walks = [
  'src/(?:modules|seeds|start)\\.test',
  'src/membership/risk-profile/risk-profile\\.test',
  'src/people/privileges/every-call',
  'src/platform/http/(?:clean-texts|hostile)',
  'src/platform/outage/every-call',
  'src/platform/protected-text/dump',
  'src/records/approvals/(?:every-decision|sees-all|statements)',
  'src/records/changes/(?:decided|every-page|unique-values)',
  'src/records/downloads/exported-cells',
  'src/records/files/person-picture',
  'src/records/imports/(?:all-faults|range-ends|written-)',
  'src/records/numbers/every-list',
  'src/records/operations/(?:conditions|every-unchanged-save|server-owned-fields)',
  'src/records/resource/(?:clean-texts|conditions|every-stale-version|flag-groups|hidden)\\.test',
  'src/records/resource/(?:narrowed|offered|sorts|wrong-types|written-)',
  'src/records/steps/(?:every-step|states)',
];

const patterns = [...walks, ...onEmbeddedAlone, ...onPostgresqlAlone, ...notInGate, ...gateOnEmbedded];
const matches = (several) => {
  const pattern = new RegExp(several.join('|'));
  return (file) => pattern.test(file);
};

/** Patterns that match none of the files: the file of one was moved, and would run where it need not, or not at all. */
export const unmatchedPatterns = (files) => patterns.filter((pattern) => !files.some(matches([pattern])));

/**
 * The test files that run on a database.
 * @param {object} wanted
 * @param {'none' | 'embedded' | 'postgresql'} wanted.database
 * @param {'gate' | 'all' | 'walks'} wanted.selection
 * @param {readonly string[]} wanted.files all test files, below `server`
 * @param {(file: string) => boolean} wanted.opensDatabase
 */
export function selectFiles({ database, selection, files, opensDatabase }) {
  if (database === 'none')
    return files.filter((file) => !opensDatabase(file) && (selection !== 'walks' || matches(walks)(file)));
  const selected = {
    gate: {
      embedded: matches(gateOnEmbedded),
      postgresql: (file) => !matches([...embeddedItself, ...notInGate])(file),
    },
    all: {
      embedded: (file) => !matches(onPostgresqlAlone)(file),
      postgresql: (file) => !matches(onEmbeddedAlone)(file),
    },
    walks: { embedded: () => false, postgresql: matches(walks) },
  }[selection]?.[database];
  if (!selected) throw new Error(`Unknown database ${database} or selection ${selection}`);
  return files.filter((file) => opensDatabase(file) && selected(file));
}
