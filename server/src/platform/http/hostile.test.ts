// Long: one walk over every call with hostile values, and how they are made.
import { bases } from '@console/contracts/core/bases';
import type { Call } from '@console/contracts/core/call';
import { admin } from '../../../test/callers.ts';
import { ofSelection } from '../../../test/environment.ts';
import { leavesOf, sampleOf, withLeaf } from '../../../test/samples.ts';
import { send } from '../../../test/send.ts';
import { useServer } from '../../../test/server.ts';
import { signIn } from '../../../test/sign-in.ts';
import { atLeast, walkedCalls } from '../../../test/walked.ts';
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
/** Large bodies that every call refuses. */
const largeBodies: Readonly<Record<string, string>> = {
  'a megabyte of brackets': '['.repeat(megabyte - 1),
  'brackets that close': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  'a hundred thousand members': `{${Array.from({ length: 100_000 }, (_, at) => `"${at}":0`).join()}}`,
  'a hundred thousand items': `[${Array.from({ length: 100_000 }, () => '{}').join()}]`,
  'one long text': `{"username":"${'a'.repeat(jsonLimits.token + 1)}"}`,
  'one long number': `{"version":${'9'.repeat(jsonLimits.token + 1)}}`,
  'more than a megabyte': JSON.stringify({ username: 'a'.repeat(megabyte) }),
};
/** Small ones. */
const smallBodies: Readonly<Record<string, string>> = {
  'objects in each other': `${'{"a":'.repeat(jsonLimits.depth + 1)}1${'}'.repeat(jsonLimits.depth + 1)}`,
  'a name that reaches into the language': '{"__proto__":{"isAdmin":true}}',
  'another one': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'half a body': '{"username":"a',
  'an empty body': '',
  NUL: String.raw`{"username":"a\u0000b"}`,
  'half a character': String.raw`{"username":"\ud800"}`,
  'NUL in a name': String.raw`{"a\u0000b":1}`,
};

/** Texts that no database can store, which what reads the body refuses, and one that every schema refuses. */
const refused: readonly unknown[] = ['a\0b', '\ud800', 'a'.repeat(100_000)];
/** Edge values of dates and numbers. For free text they are texts as any other. */
const typedEdges: readonly unknown[] = [
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
];
const freeText = "'; drop table app_user --";
const shortTexts = [freeText, '%_\\', '..\\..\\x', '\u202e\uffff'];
/** Edge values of texts and structures. */
const edges: readonly unknown[] = [
  'a'.repeat(60_000),
  `${' '.repeat(30_000)}x`,
  '9'.repeat(4_000),
  [[[[[[[[]]]]]]]],
  { secureId: { $gt: '' } },
  [],
  null,
  true,
];

/** The edge values that an address can hold, one of each kind: each runs a list query. */
const typedParameters = ['0001-01-01', '9999-12-31', '9999-12-31T23:59:59+07:00', '2147483648', '1e308'];
const freeParameter = "'%_\\";
const parameterEdges = [freeParameter, 'a'.repeat(2_000)];

const declared = (): Call[] => walkedCalls(server.current.app.calls.values()).filter(({ events }) => !events);

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

const takingBodies = (): Call[] => {
  const taking = declared().filter(({ method, upload }) => method !== 'GET' && !upload);
  expect(taking.length).toBeGreaterThan(atLeast(100));
  return taking;
};
const isRefusal = (call: Call, status: number): boolean => (call.body ? status >= 400 && status < 500 : status < 500);

const bytesOf = (bodies: Readonly<Record<string, string>>) =>
  Object.entries(bodies).map(([name, body]) => ({ name, bytes: Buffer.from(body) }));
/** Some of the items, so that neighbours have others and all are met in turn. */
const inTurn = <Item>(items: readonly Item[], index: number, count: number): Item[] =>
  Array.from({ length: count }, (_, at) => items[(index * count + at) % items.length]!);

// One parser reads the bodies of all calls, so that each call meets some of them.
test('every call that takes a body refuses a malformed one', async () => {
  const [large, small] = [bytesOf(largeBodies), bytesOf(smallBodies)];
  const cases = takingBodies().flatMap((call, index) =>
    [...inTurn(large, index, 1), ...inTurn(small, index, ofSelection({ gate: 1, all: 3 }))].map((body) => ({
      call,
      ...body,
    })),
  );
  const faults = await faultsOf(cases, async ({ call, name, bytes }) => {
    const status = await statusOf(call, { body: bytes });
    return isRefusal(call, status) ? null : `${call.name} with ${name}: ${status}`;
  });
  expect(faults).toEqual([]);
});

/** All values, or in the gate one in turn, so that places of one kind meet all between them. */
const some = <Item>(items: readonly Item[], index: number): readonly Item[] =>
  ofSelection({ gate: items.length > 1 ? inTurn(items, index, 1) : items, all: items });

/** Edge values that a place accepts. What the schema refuses never reaches the call's own work. */
function edgesAt(accepts: (edge: unknown) => boolean): unknown[] {
  const texts = accepts(freeText) ? [shortTexts.join(' ')].filter(accepts) : typedEdges;
  return [...(texts.length > 0 ? texts : shortTexts), ...edges].filter(accepts);
}

test('every value of every body at its edges is refused or taken, and no fault', async () => {
  const cases = declared()
    .filter(({ body, upload }) => body && !upload)
    .flatMap((call, index) => {
      const sample = sampleOf(call.body as never);
      const checks = (value: unknown) => call.body?.safeParse(value).success ?? true;
      const leaves = leavesOf(sample);
      const one = leaves[index % leaves.length];
      return [
        // These are refused before the call's own work, so that one place of each call tells.
        ...(one ? inTurn(refused, index, 1).map((value) => ({ path: one, value })) : []),
        ...leaves.flatMap((path, at) =>
          some(
            edgesAt((edge) => checks(withLeaf(sample, path, edge))),
            index + at,
          ).map((value) => ({ path, value })),
        ),
      ].map(({ path, value }) => ({ call, path, body: withLeaf(sample, path, value) }));
    });
  expect(cases.length).toBeGreaterThan(atLeast(ofSelection({ gate: 2_000, all: 5_000 })));
  const faults = await faultsOf(cases, async ({ call, path, body }) => {
    const status = await statusOf(call, { body: JSON.stringify(body) });
    return status < 500 ? null : `${call.name} ${path.join('.')}: ${status} ${shown(body)}`;
  });
  expect(faults).toEqual([]);
});

test('every parameter of every call at its edges is refused or taken, and no fault', async () => {
  const cases = declared()
    .filter(({ query }) => query)
    .flatMap((call, index) => {
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
      const names = Object.keys(sampleOf(call.query as never) as object);
      const edgesOf = (name: string): string[] => {
        const accepts = (edge: string) => takes({ ...sample, [name]: edge });
        const possible = accepts(freeParameter) ? parameterEdges : [...typedParameters, ...parameterEdges];
        // A file call reads the same as its list.
        return possible.filter(accepts).slice(0, call.download ? 1 : possible.length);
      };
      return [
        ...names.slice(0, 1).map((name) => ({ call, query: { ...sample, [name]: inTurn(refused, index, 1)[0] } })),
        ...names.flatMap((name, at) =>
          some(edgesOf(name), index + at).map((edge) => ({ call, query: { ...sample, [name]: edge } })),
        ),
      ];
    });
  expect(cases.length).toBeGreaterThan(atLeast(ofSelection({ gate: 1_000, all: 2_000 })));
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
    .flatMap((call, index) => {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const body = call.body ? JSON.stringify(sampleOf(call.body as never)) : undefined;
      return inTurn(ids, index, 3).map((id) => ({
        call,
        parameters: Object.fromEntries(names.map((name) => [name, id])),
        body,
      }));
    });
  const faults = await faultsOf(cases, async ({ call, parameters, body }) => {
    const status = await statusOf(call, { parameters, ...(body === undefined ? {} : { body }) });
    return status < 500 ? null : `${call.name}: ${status} ${shown(parameters)}`;
  });
  expect(faults).toEqual([]);
});
