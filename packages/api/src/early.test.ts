import { session } from '@console/auth';
import { call, type Call } from '@console/contracts/core/call';
import { approvalCalls } from '@console/contracts/platform/approvals';
import { preferenceCalls } from '@console/contracts/platform/preferences';
import { dropEarly, holdEarly, takeEarly } from './early.ts';
import { sendCall } from './send-call.ts';

const list = call({
  name: 'things.list',
  base: 'middle',
  method: 'GET',
  path: 'things',
  access: 'session',
  summary: '',
});
const args = { query: { page: 1, size: 10, status: ['new', 'active'] } };
const never = () => new AbortController().signal;
const send = jest.fn(async (_signal: AbortSignal) => ({ data: 'rows' as unknown }));

beforeEach(() => {
  jest.useFakeTimers();
  send.mockClear();
  session.set({ status: 'signed-in', username: 'ADMIN01', mode: 'local' });
});
afterEach(() => jest.useRealTimers());
afterEach(async () => void (await takeEarly(list, args, never())));

test('what was sent early is taken over once, whatever the order of its parameters', async () => {
  holdEarly(list, args, send);
  const same = { query: { status: ['new', 'active'], size: 10, page: 1 } };
  expect(await takeEarly(list, same, never())).toEqual({ data: 'rows' });
  expect(await takeEarly(list, same, never())).toBeUndefined();
  expect(send).toHaveBeenCalledTimes(1);
});

test('the same is not sent twice; other parameters are another call', async () => {
  holdEarly(list, args, send);
  holdEarly(list, args, send);
  expect(send).toHaveBeenCalledTimes(1);
  expect(await takeEarly(list, { query: { page: 2, size: 10 } }, never())).toBeUndefined();
});

test('an answer that nobody took over in time is too old', async () => {
  holdEarly(list, args, send);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await takeEarly(list, args, never())).toBeUndefined();
});

test('its age counts from the answer: a slow line or machine does not make it old', async () => {
  let answer: (outcome: { data: unknown }) => void = () => undefined;
  holdEarly(list, args, () => new Promise((resolve) => (answer = resolve)));
  await jest.advanceTimersByTimeAsync(60_000);
  answer({ data: 'slow rows' });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await takeEarly(list, args, never())).toEqual({ data: 'slow rows' });
});

test('after a write, also one without an answer, what was read before it is not taken over', async () => {
  const write = call({ ...list, name: 'things.update', method: 'PUT', summary: '' });
  const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no line'));
  holdEarly(list, args, send);
  await sendCall(write as never, { body: {} });
  expect(await takeEarly(list, args, never())).toBeUndefined();
  fetch.mockRestore();
});

test.each([
  ['a preference is kept', preferenceCalls.put as Call],
  ['another module claims one of its records', approvalCalls.claim as Call],
  ['a call reads with its parameters in the body', { ...list, method: 'POST', reads: true } as Call],
])('what was read early is taken over also when %s in between', async (_, between) => {
  holdEarly(list, args, send);
  dropEarly(between);
  expect(await takeEarly(list, args, never())).toEqual({ data: 'rows' });
});

test('a claim lets what was read early of its own module be read again', async () => {
  const own = call({ ...list, name: 'first.approval', path: 'approval', summary: '' });
  holdEarly(own, args, send);
  dropEarly(approvalCalls.claim as Call);
  expect(await takeEarly(own, args, never())).toBeUndefined();
});

test('nobody takes over the answer to somebody else', async () => {
  holdEarly(list, args, send);
  session.set({ status: 'signed-in', username: 'KACAB01', mode: 'local' });
  expect(await takeEarly(list, args, never())).toBeUndefined();
});

test('leaving the component calls it off', async () => {
  const sent: AbortSignal[] = [];
  holdEarly(list, args, (signal) => {
    sent.push(signal);
    return new Promise(() => undefined);
  });
  const leaving = new AbortController();
  void takeEarly(list, args, leaving.signal);
  leaving.abort();
  expect(sent[0]?.aborted).toBe(true);
});
