import { randomUUID } from 'node:crypto';
import { addressOf, type Call } from '@console/contracts/core/call';
import { holdsPersonalNumber } from '@console/contracts/core/personal-number';
import { referenceTo } from '@console/contracts/core/number-reference';
import { numberReferenceCalls } from '@console/contracts/platform/number-references';
import { createAuthenticate } from '../src/people/auth/authenticate.ts';
import { foundation } from '../src/foundation.ts';
import type { Configuration } from '../src/platform/configuration/configuration.ts';
import type { Caller, Db } from '../src/platform/context.ts';
import type { Application, Authenticate, Module } from '../src/platform/http/application.ts';
import { createApp } from '../src/platform/http/create-app.ts';
import { settling } from '../src/records/imports/serve-imports.ts';
import { Refusal } from '../src/platform/http/refusal.ts';
import { plainText } from '../src/platform/plain-text.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { seedDate, testConfiguration } from './environment.ts';
import { rawDaysIn } from './raw-days.ts';
import { rawInstantsIn } from './raw-instants.ts';
import { isJson, send } from './send.ts';

export interface CallInput {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** An object is sent as JSON; a form or a text unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; `null` unless it is JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
  /** `body.result`. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly result: any;
  readonly text: string;
}

export interface TestServer {
  readonly app: Application;
  /** Where the program listens, without a slash at the end. */
  readonly origin: string;
  readonly database: TestDatabase;
  /** Sets the program's clock. */
  setNow(now: Date): void;
  /** Makes a declared call as a person, or without one (`null`). */
  call(call: Call | undefined, caller: Caller | null, input?: CallInput): Promise<CallAnswer>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly modules: readonly Module[];
  /** Default: accepts every named person. */
  readonly authenticate?: Authenticate;
  /** Callers authenticate with real access tokens (see sign-in.ts). */
  readonly realSessions?: boolean;
  /** Differences from the configuration of tests. */
  readonly configuration?: Partial<Configuration>;
  /** The database as the program sees it, to inject failures. */
  readonly seenThrough?: (database: TestDatabase) => Db;
}

/** Stores full personal numbers first, because they must not appear in addresses; as clients do. */
async function withoutNumbers(
  query: Readonly<Record<string, unknown>>,
  keep: (id: string, number: string) => Promise<unknown>,
): Promise<Readonly<Record<string, unknown>>> {
  const read = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(read));
    if (typeof value !== 'string' || !holdsPersonalNumber(value)) return value;
    const id = randomUUID();
    await keep(id, value);
    return referenceTo(id);
  };
  const entries = Object.entries(query).map(async ([name, value]) => [name, await read(value)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

const queryOf = (query: Readonly<Record<string, unknown>> = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of [value].flat()) if (item != null) search.append(name, plainText(item));
  return search.size > 0 ? `?${search.toString()}` : '';
};

/** Starts a program with the modules under test on its own database. */
export async function startTestServer({
  modules,
  authenticate,
  realSessions,
  configuration: different,
  seenThrough,
}: TestServerOptions): Promise<TestServer> {
  const database = await openTestDatabase();
  const db = seenThrough?.(database) ?? database.db;
  // Without the separate probe, so that injected failures have no way around.
  const { ask, ...seen } = database;
  const configuration = { ...testConfiguration(database.dataDirectory), ...different };
  const known = new Map<string, Caller>();
  let now = seedDate;
  const believe: Authenticate = async ({ username }) => {
    const caller = known.get(username ?? '');
    if (!caller) throw new Refusal('TOKEN_INVALID');
    return caller;
  };
  const app = await createApp({
    configuration,
    database: { ...seen, db, ...(ask && !seenThrough ? { ask } : {}) },
    db,
    now: () => now,
    modules: [...foundation, ...modules],
    authenticate: authenticate ?? (realSessions ? createAuthenticate({ configuration, db, now: () => now }) : believe),
  }).catch(async (error: unknown) => {
    // An open connection would keep the process of a file whose program does not start.
    await database.close();
    throw error;
  });
  settling(app).milliseconds = 60_000;
  const origin = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const server: TestServer = {
    app,
    origin,
    database,
    setNow: (time) => {
      now = time;
    },
    async call(call, caller, { parameters, query: parameterValues = {}, body, headers } = {}) {
      if (!call) throw new Error('The contract has no such call');
      if (caller) known.set(caller.username, caller);
      const isPublic = caller === null && headers?.['authorization'] === undefined;
      const query = isPublic
        ? parameterValues
        : await withoutNumbers(parameterValues, (id, number) =>
            server.call(numberReferenceCalls.keep, caller, { body: { id, number }, ...(headers ? { headers } : {}) }),
          );
      const asForm = body instanceof FormData || typeof body === 'string';
      const answer = await send(origin + addressOf(call, parameters) + queryOf(query), {
        method: call.method,
        headers: {
          ...(caller ? { authorization: 'Bearer test', username: caller.username } : {}),
          ...(body === undefined || asForm ? {} : { 'content-type': 'application/json' }),
          // As clients do; a test may remove it.
          ...(call.idempotent ? { 'idempotency-key': randomUUID() } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: asForm ? body : JSON.stringify(body) }),
      });
      const parsed = isJson(answer.headers) && answer.text !== '' ? (JSON.parse(answer.text) as object) : null;
      const raw = rawDaysIn(parsed);
      if (raw.length > 0) throw new Error(`${call.name} says days as they are sent: ${raw.join('; ')}`);
      const utc = rawInstantsIn(parsed);
      if (utc.length > 0) throw new Error(`${call.name} answers instants in UTC: ${utc.join('; ')}`);
      return { ...answer, body: parsed, result: (parsed as { result?: unknown } | null)?.result };
    },
    close: async () => {
      await app.http.close();
      if (db !== database.db) await db.destroy();
      await database.close();
    },
  };
  return server;
}

/** Gives every test of the file one program. Read `current` inside tests only. */
export function useServer(options: TestServerOptions): { readonly current: TestServer } {
  let server: TestServer | null = null;
  beforeAll(async () => {
    server = await startTestServer(options);
  });
  afterAll(async () => {
    await server?.close();
    // Modules of test files are kept as long as their process: what they hold would be kept as well.
    server = null;
  });
  return {
    get current() {
      if (!server) throw new Error('The program is started before the first test');
      return server;
    },
  };
}
