import os from 'node:os';
import path from 'node:path';
import type { Configuration } from '../src/platform/configuration/configuration.ts';
import type { SeedOptions } from '../src/platform/database/seed.ts';
import { DirectoryStore } from '../src/platform/files/store.ts';

/** Seeded times in tests are relative to this day. */
export const seedDate = new Date('2026-03-16T09:00:00+07:00');
export const demoPassword = 'Demo-password-1';

const dataKey = Buffer.alloc(32, 7);

export const seedOptions: SeedOptions = {
  date: seedDate,
  zipRows: 1_240,
  demoPassword,
  demoAccounts: true,
  sso: false,
  dataKey,
  files: new DirectoryStore(path.join(os.tmpdir(), 'console-test-seeded-files')),
};

/** The configuration of a program under test. */
export const testConfiguration = (dataDirectory: string): Configuration => ({
  port: 0,
  host: '127.0.0.1',
  publicUrl: 'http://localhost:4100',
  databaseUrl: null,
  dataDirectory,
  coreFeedDirectory: path.join(dataDirectory, 'core-feed'),
  buildDirectory: 'build',
  demoPassword,
  demoAccounts: true,
  sso: false,
  seedDate,
  seedZipRows: seedOptions.zipRows,
  signInsPerMinute: 20,
  trustedProxies: [],
  mailUrl: null,
  mailFrom: 'console@contoh.id',
  messageGatewayUrl: null,
  messageGatewayToken: null,
  cardCheckUrl: null,
  coreOrdersUrl: null,
  coreOrdersToken: null,
  bankInquiryUrl: null,
  bankInquiryToken: null,
  cardCheckToken: null,
  // Services of tests listen here; other addresses of the own machine are refused as in production.
  innerServices: ['127.0.0.1'],
  scanCommand: null,
  releases: { store: null, address: '/remotes', fromBuild: 'changed' },
  metricsToken: null,
  dataKey: dataKey.toString('base64'),
  earlierDataKeys: [],
  logLevel: process.env['LOG_LEVEL'] ?? 'silent',
});

const setting = (name: string): string | undefined => process.env[`CONSOLE_TEST_${name}`];

/** Paths and addresses prepared by `run.mjs`. */
export const prepared = {
  /** `gate` or `all` (see selection.mjs): what only its size makes slow is as large as it has to be in `all`. */
  selection: setting('SELECTION') ?? 'all',
  /** Domains that a walk goes over, by the path of its test file, where not all (walked.ts). */
  walked: JSON.parse(setting('WALKED') ?? '{}') as Readonly<Record<string, readonly string[]>>,
  /** Folder of the repository. */
  root: setting('ROOT') ?? '',
  /** The built worker of the embedded database. */
  worker: setting('WORKER') ?? '',
  /** The same with the prepared database in memory. */
  memoryWorker: setting('MEMORY_WORKER') ?? '',
  /** The built program. */
  program: setting('PROGRAM') ?? '',
  /** Data directory of an embedded database with schema and seeds, to be copied, and a dump of it. */
  snapshot: setting('SNAPSHOT'),
  /** Address of a PostgreSQL server, and the name of its database with schema and seeds. */
  server: setting('SERVER'),
  template: setting('TEMPLATE') ?? '',
};

/**
 * What a test takes in the gate, and in the whole run: rounds at random, repetitions of one shape, sizes.
 * @example
 * test.each(ofSelection({ gate: [1], all: [1, 2, 3] }))('…', …);
 */
export const ofSelection = <T>({ gate, all }: { readonly gate: T; readonly all: T }): T =>
  prepared.selection === 'gate' ? gate : all;
