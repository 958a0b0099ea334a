// Long: one walk over every call, with what it sends.
import { randomUUID } from 'node:crypto';
import { addressOf, type Call } from '@console/contracts/core/call';
import * as z from 'zod/mini';
import { ofSelection } from '../../../test/environment.ts';
import { databaseFaults, FaultyDatabase } from '../../../test/faulty.ts';
import { send, type Sent } from '../../../test/send.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, type SignedIn } from '../../../test/sign-in.ts';
import { walkedCalls } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { callers } from '../../people/auth/callers.ts';

/** Every served call × every way in which the database fails temporarily. */

const faulty = new FaultyDatabase();
const server = useServer({ modules, realSessions: true, seenThrough: faulty.over });
let person: SignedIn;
beforeAll(async () => {
  person = await signIn(server.current, 'ADMIN01');
});
afterEach(() => {
  faulty.fault = null;
});

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
}

/** The simplest value that a schema allows, so that the handler answers and not the validation of the body. */
function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleOf(first);
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  if (schema.type === 'string') {
    if (schema.format === 'uuid') return randomUUID();
    if (schema.format === 'email') return 'a@contoh.id';
    if (schema.format === 'date') return '2026-03-16';
    return 'a'.repeat(Math.max(schema.minLength ?? 0, 8));
  }
  return Object.fromEntries(
    (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})] as const),
  );
}

const bodies = new Map<string, unknown>();
function bodyOf(call: Call): unknown {
  if (!bodies.has(call.name))
    bodies.set(
      call.name,
      call.body ? sampleOf(z.toJSONSchema(call.body, { unrepresentable: 'any', io: 'input' }) as Schema) : {},
    );
  return bodies.get(call.name);
}

function contentOf(call: Call): Sent {
  if (call.method === 'GET') return {};
  if (!call.upload) return { body: JSON.stringify(bodyOf(call)), headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  for (const [name, value] of Object.entries(bodyOf(call) as object)) form.append(name, String(value));
  form.append('file', new Blob(['a,b\n'], { type: 'text/csv' }), 'rows.csv');
  return { body: form };
}

/** The same for a call every time, so that its answers can be compared. */
const named = randomUUID();

async function answerOf(call: Call) {
  const { headers, ...content } = contentOf(call);
  const parameters = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, named]));
  const answer = await send(server.current.origin + addressOf(call, parameters), {
    method: call.method,
    ...content,
    headers: { ...headers, ...person.headers, 'idempotency-key': randomUUID() },
    jsonOnly: true,
  });
  const { status, text } = answer;
  const { code = null, message = '' } = text === '' ? {} : (JSON.parse(text) as { code?: string; message?: string });
  return { status, code, message, text, retryAfter: answer.headers.get('retry-after') };
}

/** The part of an answer that does not depend on the time: its status, and whether it contains anything. */
function outlineOf({ status, code, text }: Awaited<ReturnType<typeof answerOf>>) {
  const { result = null } = text === '' ? {} : (JSON.parse(text) as { result?: unknown });
  return { status, code, isEmpty: result === null || (Array.isArray(result) && result.length === 0) };
}
/** Reads that answer `null` in place of a number that cannot be counted now. */
const inPart = new Set(['home.counter']);

/** Calls with their own code for failures of other things than the database, or that need none. */
const calls = () => walkedCalls(server.current.app.calls.values()).filter((call) => !call.events);
/** Ends the session that the walk uses. */
const endsSession = new Set(['auth.logout']);

/**
 * Failures that differ in where they occur are tested with every call, in the gate in turn; the others with one call of
 * each base and method.
 */
const metByAll = ['nothing listens', 'the line is cut', 'its disk is full'];
const atOnce = 8;

const kindOf = ({ base, method }: Call) => `${base} ${method}`;

/**
 * The calls that meet a failure. In the gate each call meets one: calls of one kind, which have the same last word such
 * as `list`, meet all between them.
 */
function callsMeeting(name: string): Call[] {
  const turns = new Map<string, number>();
  const turnOf = (call: Call): number => {
    const kind = `${kindOf(call)} ${call.name.split('.').at(-1)!}`;
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return turn % metByAll.length;
  };
  const all = calls();
  return ofSelection({ gate: all.filter((call) => turnOf(call) === metByAll.indexOf(name)), all });
}

function someCalls(): Call[] {
  const kinds = new Map<string, Call[]>();
  for (const call of calls()) {
    const kind = kindOf(call);
    kinds.set(kind, [...(kinds.get(kind) ?? []), call]);
  }
  return [...kinds.values()].flatMap((kind) => kind.slice(0, 3));
}

test.each(Object.entries(databaseFaults))(
  'when %s, calls are put off with the cause in words, and none is a fault',
  async (name, { code, ...fault }) => {
    faulty.fault = fault;
    const wrong: string[] = [];
    const putOff = new Set<string>();
    const atHand = new Map<Call, ReturnType<typeof outlineOf>>();
    const meeting = metByAll.includes(name) ? callsMeeting(name) : someCalls();
    const walked = meeting.filter((call) => !endsSession.has(call.name));
    const waiting = [...walked];
    const walk = async (): Promise<void> => {
      for (let call = waiting.pop(); call; call = waiting.pop()) {
        const answer = await answerOf(call);
        if (answer.code === code && answer.status === 503 && Number(answer.retryAfter) > 0 && answer.message !== '')
          putOff.add(call.name);
        // Invalid input is found before the database is used, and some answers are cached.
        else if (answer.status >= 500 || (answer.status === 401 && call.access !== 'public'))
          wrong.push(`${call.method} ${call.name}: ${answer.status} ${answer.text}`);
        else if (call.method === 'GET' && !inPart.has(call.name)) atHand.set(call, outlineOf(answer));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, walk));
    expect(wrong).toEqual([]);
    const reads = walked.filter(({ method }) => method === 'GET');
    if (metByAll.includes(name) && !fault.asking?.writesOnly)
      expect(reads.filter((each) => !putOff.has(each.name)).length).toBeLessThan(reads.length / 2);
    expect(putOff.size).toBeGreaterThan(0);
    faulty.fault = null;
    expect((await answerOf(server.current.app.calls.get('user.current')!)).status).toBe(200);
    // A read that is not refused answers as usual: missing data never reads as empty.
    for (const [call, outline] of atHand)
      expect([call.name, outline]).toEqual([call.name, outlineOf(await answerOf(call))]);
  },
);

test('a user cannot be identified while the database is away, and no session ends', async () => {
  callers(server.current.app.services).forget();
  faulty.fault = databaseFaults['the line is cut']!;
  const wrong: string[] = [];
  for (const call of calls().filter(({ access }) => access !== 'public')) {
    const { status, code, retryAfter } = await answerOf(call);
    if (status !== 503 || code !== 'DATABASE_UNAVAILABLE' || !Number(retryAfter)) wrong.push(`${call.name}: ${status}`);
  }
  expect(wrong).toEqual([]);
  faulty.fault = null;
  expect((await answerOf(server.current.app.calls.get('user.current')!)).status).toBe(200);
});

describe('readiness', () => {
  const ready = async () => {
    const response = await fetch(`${server.current.origin}/health/ready`, { headers: { 'accept-language': 'en' } });
    const { causes } = (await response.json()) as { causes: { code: string; message: string }[] };
    return { status: response.status, causes };
  };

  it.each(['the line is cut', 'it has too many clients'])('says the same when %s', async (name) => {
    const { code, ...fault } = databaseFaults[name]!;
    faulty.fault = fault;
    const { status, causes } = await ready();
    expect(status).toBe(503);
    expect(causes[0]).toEqual({ code, message: server.current.app.errors.text(code, 'en') });
    faulty.fault = null;
    expect((await ready()).status).toBe(200);
  });

  it('names what calls run into while the database can still be read', async () => {
    const { code, ...fault } = databaseFaults['its disk is full']!;
    faulty.fault = fault;
    await answerOf(
      server.current.app.calls.get('preference.keep') ?? calls().find(({ name }) => name === 'auth.login')!,
    );
    const { status, causes } = await ready();
    expect({ status, told: causes.map((cause) => cause.code) }).toEqual({
      status: 200,
      told: expect.arrayContaining([code]) as unknown,
    });
  });
});

test('a user who opens the console at that time reads why, on a page that retries by itself', async () => {
  faulty.fault = databaseFaults['the line is cut']!;
  const response = await fetch(`${server.current.origin}/identity/sign-in/x`, { headers: { accept: 'text/html' } });
  const page = await response.text();
  expect({ status: response.status, type: response.headers.get('content-type') }).toEqual({
    status: 503,
    type: 'text/html; charset=utf-8',
  });
  expect(page).toContain('Basis data sedang tidak dapat dihubungi');
  expect(page).toContain('http-equiv="refresh"');
});
