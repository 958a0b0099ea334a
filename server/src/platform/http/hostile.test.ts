// Long: one walk over every call with hostile values, and how they are made.
import { bases } from '@console/contracts/core/bases';
import type { Call } from '@console/contracts/core/call';
import { admin } from '../../../test/callers.ts';
import { leavesOf, sampleOf, withLeaf } from '../../../test/samples.ts';
import { send } from '../../../test/send.ts';
import { useServer } from '../../../test/server.ts';
import { signIn } from '../../../test/sign-in.ts';
import { modules } from '../../modules.ts';
import { userId } from '../../shell/user/seed.ts';
import { jsonLimits } from './json-limits.ts';
import { readQuery } from './query.ts';

/** Every declared call with inputs that no client of ours sends: it is refused or answered, never a fault. */

let sessionId = '';
const server = useServer({
  modules,
  authenticate: async () => ({ ...admin, userId: userId('ADMIN01'), sessionId }),
  configuration: { signInsPerMinute: 1_000_000 },
});

beforeAll(async () => {
  await signIn(server.current, 'ADMIN01');
  const { id } = await server.current.database.db
    .selectFrom('user_session')
    .select('id')
    .where('user_id', '=', userId('ADMIN01'))
    .executeTakeFirstOrThrow();
  sessionId = id;
});

const megabyte = 1024 * 1024;
/** Bodies that every call refuses. */
const structures: Readonly<Record<string, string>> = {
  'a megabyte of brackets': '['.repeat(megabyte - 1),
  'brackets that close': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  'objects in each other': `${'{"a":'.repeat(jsonLimits.depth + 1)}1${'}'.repeat(jsonLimits.depth + 1)}`,
  'a hundred thousand members': `{${Array.from({ length: 100_000 }, (_, at) => `"${at}":0`).join()}}`,
  'a hundred thousand items': `[${Array.from({ length: 100_000 }, () => '{}').join()}]`,
  'one long text': `{"username":"${'a'.repeat(jsonLimits.token + 1)}"}`,
  'one long number': `{"version":${'9'.repeat(jsonLimits.token + 1)}}`,
  'more than a megabyte': JSON.stringify({ username: 'a'.repeat(megabyte) }),
  'a name that reaches into the language': '{"__proto__":{"isAdmin":true}}',
  'another one': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'half a body': '{"username":"a',
  'an empty body': '',
  NUL: String.raw`{"username":"a\u0000b"}`,
  'half a character': String.raw`{"username":"\ud800"}`,
  'NUL in a name': String.raw`{"a\u0000b":1}`,
};

/** Edge values of texts, numbers and dates. */
const edges: readonly unknown[] = [
  'a\0b',
  '\ud800',
  '0001-01-01',
  '0000-00-00',
  '9999-12-31',
  '275760-09-13',
  '+275760-09-13T00:00:00+07:00',
  '0001-01-01T00:00:00+07:00',
  '9999-12-31T23:59:59+07:00',
  '2026-02-30',
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  -2_147_483_649,
  0.5,
  'a'.repeat(60_000),
  `${' '.repeat(30_000)}x`,
  '9'.repeat(4_000),
  "'; drop table app_user --",
  '%_\\',
  '..\\..\\x',
  '\u202e\uffff',
  [[[[[[[[]]]]]]]],
  { secureId: { $gt: '' } },
  [],
  null,
  true,
];

/** The edge values that an address can hold, one of each kind: each runs a list query. */
const parameterEdges = [
  'a\0b',
  '0001-01-01',
  '9999-12-31',
  '9999-12-31T23:59:59+07:00',
  '2147483648',
  '1e308',
  "'%_\\",
  'a'.repeat(2_000),
];

const declared = (): Call[] => [...server.current.app.calls.values()].filter(({ events }) => !events);

interface Sent {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: string | Uint8Array;
}

const anId = '00000000-0000-4000-8000-000000000000';

async function statusOf(call: Call, { parameters = {}, query = {}, body }: Sent): Promise<number> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? anId));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of [value].flat(20)) search.append(name, typeof item === 'string' ? item : JSON.stringify(item));
  const { status } = await send(
    `${server.current.origin}${bases[call.base]}/${path}?${search.toString().slice(0, 8_000)}`,
    {
      method: call.method,
      headers: {
        authorization: 'Bearer test',
        username: admin.username,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      jsonOnly: true,
    },
  );
  return status;
}

/** Makes calls with limited concurrency. @returns those with a forbidden outcome */
async function faultsOf<Case>(cases: readonly Case[], make: (one: Case) => Promise<string | null>): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...cases];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
        const fault = await make(one);
        if (fault !== null) faults.push(fault);
      }
    }),
  );
  return faults.toSorted();
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 300);

test.each(Object.entries(structures))('every call that takes a body refuses %s', async (name, body) => {
  const taking = declared().filter(({ method, upload }) => method !== 'GET' && !upload);
  expect(taking.length).toBeGreaterThan(100);
  const bytes = Buffer.from(body);
  const faults = await faultsOf(taking, async (call) => {
    const status = await statusOf(call, { body: bytes });
    const fine = call.body ? status >= 400 && status < 500 : status < 500;
    return fine ? null : `${call.name}: ${status}`;
  });
  expect({ [name]: faults }).toEqual({ [name]: [] });
});

test('every value of every body at its edges is refused or taken, and no fault', async () => {
  const cases = declared()
    .filter(({ body, upload }) => body && !upload)
    .flatMap((call) => {
      const sample = sampleOf(call.body as never);
      const checks = (value: unknown) => call.body?.safeParse(value).success ?? true;
      return leavesOf(sample).flatMap((path) =>
        edges
          .map((edge) => withLeaf(sample, path, edge))
          // The schema refuses before the call's own work: one such body of each place is enough.
          .filter((body, at) => at < 2 || checks(body))
          .map((body) => ({ call, path, body })),
      );
    });
  const faults = await faultsOf(cases, async ({ call, path, body }) => {
    const status = await statusOf(call, { body: JSON.stringify(body) });
    return status < 500 ? null : `${call.name} ${path.join('.')}: ${status} ${shown(body)}`;
  });
  expect(faults).toEqual([]);
});

test('every parameter of every call at its edges is refused or taken, and no fault', async () => {
  const cases = declared()
    .filter(({ query }) => query)
    .flatMap((call) => {
      const sample = Object.fromEntries(
        Object.entries(sampleOf(call.query as never) as object).filter(([name]) => name === 'format'),
      );
      const takes = (query: object) => {
        try {
          readQuery(call.query as never, query as never);
          return true;
        } catch {
          return false;
        }
      };
      // A file call reads the same as its list.
      return Object.keys(sampleOf(call.query as never) as object).flatMap((name) =>
        (call.download ? parameterEdges.slice(0, 2) : parameterEdges)
          .map((edge) => ({ ...sample, [name]: edge }))
          .filter((query, at) => at < 2 || takes(query))
          .map((query) => ({ call, query })),
      );
    });
  const faults = await faultsOf(cases, async ({ call, query }) => {
    const status = await statusOf(call, { query });
    return status < 500 ? null : `${call.name}: ${status} ${shown(query)}`;
  });
  expect(faults).toEqual([]);
});

test('every id of every path may be anything, and no fault', async () => {
  const ids = ['a\0b', 'x', '%', '..', 'a'.repeat(150), '\u202e', "' or 1=1 --", '1e400', '__proto__'];
  const cases = declared()
    .filter(({ path }) => path.includes('{'))
    .flatMap((call) => {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const body = call.body ? JSON.stringify(sampleOf(call.body as never)) : undefined;
      return ids.map((id) => ({ call, parameters: Object.fromEntries(names.map((name) => [name, id])), body }));
    });
  const faults = await faultsOf(cases, async ({ call, parameters, body }) => {
    const status = await statusOf(call, { parameters, ...(body === undefined ? {} : { body }) });
    return status < 500 ? null : `${call.name}: ${status} ${shown(parameters)}`;
  });
  expect(faults).toEqual([]);
});
