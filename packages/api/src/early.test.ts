import { session } from '@console/auth';
import { call } from '@console/contracts/core/call';
import { holdEarly, takeEarly } from './early.ts';

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
  jest.advanceTimersByTime(10_000);
  expect(await takeEarly(list, args, never())).toBeUndefined();
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
