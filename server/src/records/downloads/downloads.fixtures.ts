import { setTimeout as wait } from 'node:timers/promises';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { call } from '@console/contracts/core/call';
import { downloadManagement, type Download } from '@console/contracts/orders-logs/download-management';
import { callsOf } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { admin } from '../../../test/callers.ts';
import { signInModules, type SignedIn } from '../../../test/sign-in.ts';
import type { TestServer } from '../../../test/server.ts';
import { zipCodeModule } from '../../branches-stores/zip-code/module.ts';
import { blacklistPhoneNumberModule } from '../../membership/blacklist-phone-number/module.ts';
import { auditTrailModule } from '../../orders-logs/audit-trail/module.ts';
import { downloadManagementModule } from '../../orders-logs/download-management/module.ts';
import { callers } from '../../people/auth/callers.ts';
import type { Caller } from '../../platform/context.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { imports } from '../imports/serve-imports.ts';
import { notices } from '../../people/notices/module.ts';
import { settings } from '../../people/settings/settings.ts';
import { downloads } from './module.ts';
import { serveReport } from './report.ts';
import type { ExportSource } from './source.ts';
import { resourcesOf } from '../resource/registered.ts';

export const downloadCalls = callsOf(downloadManagement);
export const zipCodeDownload = callsOf(zipCodes)['download'];
export const numbersCall = call({
  name: 'numbers.download',
  method: 'GET',
  base: 'middle',
  path: 'numbers/download',
  access: { privilege: 'zip-code:browse', action: 'export' },
  summary: 'numbers',
  download: true,
  query: z.object({ format: z.enum(['csv', 'xlsx']), search: z.optional(z.string()) }),
});

interface NumberRow {
  readonly n: number;
}

/** A report of numbers that a test can pause, break, or extend after it was counted. */
export const numbers = {
  rows: 3_000,
  counted: 3_000,
  fault: null as Error | null,
  /** Every batch waits for this. */
  gate: Promise.resolve(),
  open: (): void => {},
  reset(): void {
    numbers.open();
    Object.assign(numbers, { rows: 3_000, counted: 3_000, fault: null, gate: Promise.resolve(), open: () => {} });
  },
  shut(): void {
    numbers.gate = new Promise((resolve) => {
      numbers.open = resolve;
    });
  },
};

const source = (app: Application): ExportSource<NumberRow> => ({
  name: 'numbers',
  title: text('Angka', 'Numbers'),
  registered: resourcesOf(app).get('zip-code')!,
  count: async () => numbers.counted,
  select: () => sql`select n from generate_series(1, ${sql.lit(numbers.rows)}) n order by n`,
  async finish(_db, rows) {
    await numbers.gate;
    if (numbers.fault) throw numbers.fault;
    return rows;
  },
  columns: () => [{ name: 'n', title: 'N', kind: 'number', cell: ({ n }) => n }],
});

const numbersModule: Module = (app) => serveReport(app, source(app), numbersCall);

/** The modules that downloads need, with two lists and a report to export. */
export const downloadModules = [
  ...signInModules,
  imports,
  notices,
  zipCodeModule,
  blacklistPhoneNumberModule,
  downloadManagementModule,
  numbersModule,
  downloads,
];

/** The modules that small exports need: lists of records, and the audit trail. */
export const listModules = [imports, zipCodeModule, blacklistPhoneNumberModule, auditTrailModule, downloads];

/** Exports a list as a caller, the zip codes unless another call is given. */
export const downloadOn =
  (server: { readonly current: TestServer }) =>
  (query: object, caller: Caller = admin, exported = zipCodeDownload) =>
    server.current.call(exported, caller, { query: query as Record<string, unknown> });

/** Helpers for tests of downloads. */
export const toolsOf = (server: { readonly current: TestServer }) => {
  const db = () => server.current.database.db;
  const services = () => server.current.app.services;
  let exported = 0;
  /** Requests a new export of numbers: a different search each time makes it a different export. */
  const askNumbers = (person: SignedIn, query: object = {}) => {
    exported += 1;
    return person.call(numbersCall, { query: { format: 'csv', search: `export ${exported}`, ...query } });
  };
  const detail = async (person: SignedIn, secureId: string): Promise<Download> =>
    (await person.call(downloadCalls['detail'], { parameters: { secureId } })).result as Download;
  /** Polls until the download has the state. */
  const until = async (person: SignedIn, secureId: string, state: Download['state']): Promise<Download> => {
    for (;;) {
      const found = await detail(person, secureId);
      if (found.state === state) return found;
      if (!found.state || (found.state === 'failed' && state === 'ready'))
        throw new Error(`The download is ${JSON.stringify(found)}`);
      await wait(25);
    }
  };
  return {
    db,
    services,
    detail,
    askNumbers,
    set: async (key: string, value: string): Promise<void> => {
      await db().updateTable('app_setting').set({ value }).where('key', '=', key).execute();
      settings(services()).forget();
    },
    forgetCallers: () => callers(services()).forget(),
    until,
    /** Exports numbers. @returns the id of the download, once its file is ready */
    readyFor: async (person: SignedIn): Promise<string> => {
      const id = (await askNumbers(person)).result.downloadSecureId as string;
      await until(person, id, 'ready');
      return id;
    },
    /** Ends the downloads that are queued or running, and puts the report of numbers back as it was. */
    endDownloads: async () => {
      numbers.reset();
      await db()
        .updateTable('download_job')
        .set({ state: 'cancelled', worker: null })
        .where('state', 'in', ['queued', 'running'])
        .execute();
    },
    fetchFile: (person: SignedIn, secureId: string) => person.call(downloadCalls['file'], { parameters: { secureId } }),
    entries: (entityId: string) =>
      db()
        .selectFrom('audit_entry')
        .select(['action', 'username', 'outcome', 'code', 'reason', 'record_count'])
        .where('entity_id', '=', entityId)
        .orderBy('at')
        .orderBy('action')
        .execute(),
    notices: (secureId: string) =>
      db()
        .selectFrom('console_notice')
        .select('kind')
        .where('link', '=', `/download-management/${secureId}`)
        .orderBy('at')
        .execute(),
  };
};

/** Lines of a CSV file without its titles. */
export const csvRows = (text_: string): string[] => text_.split('\r\n').slice(1, -1);
