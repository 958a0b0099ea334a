// Long: one request through everything that may happen to it, with its fake services.
import { endSession, notices, proofQuestion, session, startAuth } from '@console/auth';
import {
  account,
  freshBrowser,
  holdTokens,
  pair,
  services,
  settled,
  type Answer,
  type Route,
  type Seen,
} from '@console/auth/testing';
import { call, repeatedHeader } from '@console/contracts/core/call';
import { sendCall } from './send-call.ts';

const list = call({
  name: 'things.list',
  base: 'middle',
  method: 'GET',
  path: 'things',
  access: 'session',
  summary: '',
});
const create = call({
  name: 'things.create',
  base: 'middle',
  method: 'POST',
  path: 'things/{kind}',
  access: 'session',
  summary: '',
  idempotent: true,
});
const open = call({
  name: 'parameter',
  base: 'publish',
  method: 'GET',
  path: 'parameter',
  access: 'public',
  summary: '',
});
const login = call({
  name: 'login',
  base: 'auth',
  method: 'POST',
  path: 'login',
  access: 'public',
  summary: '',
  flat: true,
});

let calls: Seen[];
async function answering(routes: Record<string, Route>) {
  freshBrowser();
  holdTokens(pair('admin01', 900));
  calls = services({ ...account('ADMIN01'), ...routes });
  const stop = startAuth();
  await settled();
  calls.length = 0;
  return stop;
}
let stop: () => void;
const given = async (routes: Record<string, Route>) => {
  stop = await answering(routes);
};
afterEach(() => stop());

/** The same tab after a reload: of the page nothing is left but what the browser keeps. */
async function reloaded(): Promise<typeof sendCall> {
  stop();
  let page!: { readonly sendCall: typeof sendCall; readonly startAuth: typeof startAuth };
  jest.isolateModules(() => {
    page = { ...jest.requireActual('@console/auth'), ...jest.requireActual('./send-call.ts') };
  });
  stop = page.startAuth();
  await settled();
  return page.sendCall;
}

test('a stored answer is reported as already saved, a stored refusal is not', async () => {
  const told = () => notices.get().map(({ text }) => text);
  const said = 'Permintaan ini sudah tersimpan sebelumnya; tidak disimpan dua kali';
  let answer: Answer = { body: { result: 1 } };
  await given({ 'POST /api/middle/things/a': () => answer });
  const send = () => sendCall(create, { parameters: { kind: 'a' }, body: {} });
  await send();
  expect(told()).toEqual([]);
  answer = { status: 409, body: { code: 'IN_USE', message: 'dipakai' }, headers: { [repeatedHeader]: 'true' } };
  await send();
  expect(told()).toEqual([]);
  answer = { body: { result: 1 }, headers: { [repeatedHeader]: 'true' } };
  await send();
  await send();
  expect(told()).toEqual([said]);
});

test('takes the result out of the envelope', async () => {
  await given({ 'GET /api/middle/things': () => ({ body: { message: 'OK', result: { rows: [] } } }) });
  expect(await sendCall(list, {})).toEqual({ data: { rows: [] } });
});

test('arrays are repeated keys, nulls are left out, path parameters are filled in', async () => {
  await given({ 'GET /api/middle/things': () => ({ body: { result: 1 } }) });
  const asked = jest.spyOn(globalThis, 'fetch');
  await sendCall(list, { query: { status: ['new', 'active'], search: null, branch: undefined, page: 1, all: false } });
  await sendCall(create, { parameters: { kind: 'a/b' }, body: {} });
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/api/middle/things?status=new&status=active&page=1&all=false',
    '/api/middle/things/a%2Fb',
  ]);
});

test('a full personal number goes to the services first, once, and the address only refers to it', async () => {
  const kept: unknown[] = [];
  await given({
    'POST /api/middle/number-reference': ({ body }) => {
      kept.push(body);
      return kept.length === 1 ? { status: 503, body: { code: 'BUSY', message: 'sibuk' } } : { body: { result: null } };
    },
    'GET /api/middle/things': () => ({ body: { result: 1 } }),
  });
  const asked = jest.spyOn(globalThis, 'fetch');
  const query = { search: '0813-7700-1122', number: ['A1', '9710000112345678'], page: 1 };
  // What could not be kept is not looked for either, and says why.
  expect(await sendCall(list, { query })).toMatchObject({ error: { status: 503, code: 'BUSY' } });
  expect(await sendCall(list, { query })).toEqual({ data: 1 });
  expect(await sendCall(list, { query })).toEqual({ data: 1 });
  const addresses = asked.mock.calls.map(([address]) => address as string);
  expect(addresses.join()).not.toMatch(/7700|971000/);
  expect(new Set(addresses.filter((address) => address.includes('things'))).size).toBe(1);
  expect(kept.slice(-2)).toMatchObject(
    expect.arrayContaining(
      [{ number: query.search }, { number: query.number[1] }].map((each) => expect.objectContaining(each)),
    ) as object,
  );
});

test('the public bases get neither token nor username', async () => {
  await given({ 'GET /api/publish/parameter': () => ({ body: { result: null } }) });
  await sendCall(open, {});
  expect(Object.keys(calls[0]!.headers).sort()).toEqual(['Accept-Language', 'X-Request-Id']);
});

test('a flat answer has no envelope', async () => {
  await given({ 'POST /api/auth/login': () => ({ body: { access_token: 'a' } }) });
  expect(await sendCall(login, { body: {} })).toEqual({ data: { access_token: 'a' } });
});

test('a refusal becomes an error with everything it carries', async () => {
  const body = { message: 'Data sudah diubah', code: 'STALE_VERSION', result: { version: 3 }, field: 'name' };
  await given({ 'GET /api/middle/things': () => ({ status: 409, body, headers: { 'X-Request-Id': 'r1' } }) });
  expect(await sendCall(list, {})).toEqual({ error: { ...body, status: 409, errors: [], requestId: 'r1' } });
});

test('a 429 says how long to wait; a maintenance 503 keeps its code', async () => {
  await given({
    'GET /api/middle/things': () => ({
      status: 429,
      body: { code: 'RATE_LIMITED', message: 'x' },
      headers: { 'Retry-After': '7' },
    }),
    'GET /api/publish/parameter': () => ({
      status: 503,
      body: { code: 'MAINTENANCE', message: 'Sedang dalam pemeliharaan' },
    }),
  });
  expect(await sendCall(list, {})).toMatchObject({ error: { code: 'RATE_LIMITED', retryAfter: 7 } });
  expect(await sendCall(open, {})).toMatchObject({
    error: { status: 503, code: 'MAINTENANCE', message: 'Sedang dalam pemeliharaan' },
  });
});

test.each<[string, Route, object]>([
  ['no answer', () => null, { status: 0, code: 'OFFLINE' }],
  ['an answer of a proxy', () => ({ status: 502, body: 'bad gateway' }), { status: 502, code: 'BAD_ANSWER' }],
  ['a success without an envelope', () => ({ body: [] }), { status: 200, code: 'BAD_ANSWER' }],
])('%s is distinguished', async (_, route, error) => {
  await given({ 'GET /api/middle/things': route });
  expect(await sendCall(list, {})).toMatchObject({ error });
});

test('a call that was given up is cancelled, not offline', async () => {
  await given({});
  const mine = new AbortController();
  globalThis.fetch = (_, options) =>
    new Promise((__, reject) => {
      options!.signal!.addEventListener('abort', () => reject(Object.assign(new Error(), { name: 'AbortError' })));
    });
  const answer = sendCall(list, {}, mine.signal);
  await settled();
  mine.abort();
  expect(await answer).toMatchObject({ error: { code: 'CANCELLED' } });
});

test('401 ends the session; afterwards nothing is sent', async () => {
  await given({ 'GET /api/middle/things': () => ({ status: 401, body: { code: 'TOKEN_REVOKED', message: 'x' } }) });
  expect(await sendCall(list, {})).toMatchObject({ error: { status: 401 } });
  expect(session.get().status).toBe('signed-out');
  expect(await sendCall(list, {})).toMatchObject({ error: { code: 'NO_SESSION' } });
  expect(calls).toHaveLength(1);
});

describe('idempotency key', () => {
  const keys = () => calls.map(({ headers }) => headers['Idempotency-Key']);

  test('is the same for a second try after no answer, and a new one once the outcome is known', async () => {
    let route: Route = () => null;
    await given({ 'POST /api/middle/things/a': (seen) => route(seen) });
    const send = () => sendCall(create, { parameters: { kind: 'a' }, body: { name: 'x' } });
    await send();
    route = () => ({ status: 503, body: '' });
    await send();
    route = () => ({ body: { result: 1 } });
    await send();
    await send();
    const [first, second, third, fourth] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  test('is one for a double click and another for other content', async () => {
    await given({ 'POST /api/middle/things/a': () => ({ body: { result: 1 } }) });
    const send = (name: string) => sendCall(create, { parameters: { kind: 'a' }, body: { name } });
    await Promise.all([send('x'), send('x'), send('y')]);
    const [first, second, other] = keys();
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  test('is kept over a reload while the outcome is not known, without the content, and no longer', async () => {
    let route: Route = () => null;
    await given({ 'POST /api/middle/things/a': (seen) => route(seen) });
    const args = { parameters: { kind: 'a' }, body: { name: 'Siti Rahma' } };
    const sent = () => calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers['Idempotency-Key']);
    await sendCall(create, args);
    expect(Object.entries(sessionStorage).flat().join()).toContain(sent()[0]);
    expect(Object.entries(sessionStorage).flat().join()).not.toMatch(/Siti|Rahma/);
    await (
      await reloaded()
    )(create, { ...args, body: { name: 'Budi' } });
    route = () => ({ body: { result: 1 } });
    await (
      await reloaded()
    )(create, args);
    await (
      await reloaded()
    )(create, args);
    const [first, other, second, third] = sent();
    expect(second).toBe(first);
    expect(new Set([first, other, third]).size).toBe(3);
  });

  test('goes with idempotent calls only', async () => {
    await given({ 'GET /api/middle/things': () => ({ body: { result: 1 } }) });
    await sendCall(list, {});
    expect(keys()).toEqual([undefined]);
  });
});

describe('a call that asks for a fresh proof', () => {
  const keys = () => calls.map(({ headers }) => headers['Idempotency-Key']);
  const asks: Route = () => ({
    status: 403,
    body: { code: 'PROOF_REQUIRED', message: 'x', result: { proofs: ['password'], minutes: 10 } },
  });
  const send = () => sendCall(create, { parameters: { kind: 'a' }, body: { name: 'x' } });
  const asked = async () => {
    await settled();
    return proofQuestion.get();
  };

  test('is sent again with the same key and body once the proof is given; it ends no session', async () => {
    let route = asks;
    await given({ 'POST /api/middle/things/a': (seen) => route(seen) });
    const outcome = send();
    expect(await asked()).toMatchObject({ proofs: ['password'], minutes: 10 });
    route = () => ({ body: { result: 1 } });
    proofQuestion.get()!.answer(true);
    expect(await outcome).toEqual({ data: 1 });
    expect(proofQuestion.get()).toBeNull();
    expect(session.get().status).toBe('signed-in');
    expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys()[1]).toBe(keys()[0]);
    expect(calls[1]!.body).toEqual(calls[0]!.body);
  });

  test('is cancelled with the question, and keeps its key for the next try', async () => {
    await given({ 'POST /api/middle/things/a': asks });
    const outcome = send();
    (await asked())!.answer(false);
    expect(await outcome).toMatchObject({ error: { code: 'CANCELLED', status: 0 } });
    const again = send();
    (await asked())!.answer(false);
    await again;
    expect(keys()[1]).toBe(keys()[0]);
  });

  test('asks once for calls that need it at the same time, and ends with the session', async () => {
    let route = asks;
    await given({
      'POST /api/middle/things/a': (seen) => route(seen),
      'GET /api/middle/things': (seen) => route(seen),
    });
    const [first, second] = [send(), sendCall(list, {})];
    const question = await asked();
    route = () => ({ body: { result: 1 } });
    question!.answer(true);
    expect([await first, await second]).toEqual([{ data: 1 }, { data: 1 }]);
    route = asks;
    const last = send();
    await asked();
    endSession();
    expect(await last).toMatchObject({ error: { code: 'CANCELLED' } });
    expect(proofQuestion.get()).toBeNull();
  });
});
