import { call, type Call } from '@console/contracts/core/call';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { cardTypes } from '@console/contracts/cards/card-types';
import { path, requested, rest, routes, wrapper } from './resource-api.fixtures.tsx';
import { invalidate } from './upload.ts';
import { holdEarly, takeEarly } from './early.ts';
import { resourceApi } from './resource.ts';
import { makeStore } from './store.ts';

const early = call({
  name: 'things.list',
  base: 'middle',
  method: 'GET',
  path: 'things',
  access: 'session',
  summary: '',
});

/** A second tab of the same browser that shows the list. */
async function openSecondTab() {
  const store = makeStore();
  const second = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const hook = renderHook(() => resourceApi(cardTypes).useListQuery({ page: 2 }), { wrapper: second });
  await rest();
  return hook;
}
const turn = (visible: boolean) =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { value: visible ? 'visible' : 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
/** Only the second tab reads. */
const secondReads = () => requested('GET');
afterEach(() => turn(true));

const create = () => renderHook(() => resourceApi(cardTypes).useCreateMutation(), { wrapper }).result;

test('what one tab writes is read again in another one', async () => {
  await openSecondTab();
  const save = create();
  expect(secondReads()).toBe(1);
  await act(() => save.current[0]({ name: 'x' } as never));
  await rest();
  expect(secondReads()).toBe(2);
});

test('a tab out of sight reads what was changed when somebody looks at it again', async () => {
  await openSecondTab();
  const save = create();
  turn(false);
  await act(() => save.current[0]({ name: 'x' } as never));
  await rest();
  expect(secondReads()).toBe(1);
  turn(true);
  await rest();
  expect(secondReads()).toBe(2);
});

test('what a tab has read early is not taken over once another tab has changed something', async () => {
  await openSecondTab();
  const takes = () => takeEarly(early as Call, {}, new AbortController().signal);
  holdEarly(early, {}, () => Promise.resolve({ data: 'before' }));
  expect(await takes()).toEqual({ data: 'before' });
  holdEarly(early, {}, () => Promise.resolve({ data: 'before' }));
  const other = new BroadcastChannel('console-changes');
  other.postMessage({ username: 'ADMIN01', tags: ['card-types'] });
  await rest();
  expect(await takes()).toBeUndefined();
  other.close();
});

test('a refused write is announced to no tab, nor is what a tab reads again for itself', async () => {
  await openSecondTab();
  routes[`POST ${path}`] = () => ({ status: 422, body: { code: 'VALIDATION', message: 'x', errors: [] } });
  const save = create();
  await act(() => save.current[0]({ name: 'x' } as never));
  await rest();
  expect(secondReads()).toBe(1);
});

test('after some time in another tab, a tab reads again what it shows', async () => {
  await openSecondTab();
  turn(false);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  turn(true);
  await rest();
  expect(secondReads()).toBe(1);
  turn(false);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  turn(true);
  await rest();
  expect(secondReads()).toBe(2);
});

test('a write is read again while another read is still under way', async () => {
  const { result } = renderHook(
    () => ({ list: resourceApi(cardTypes).useListQuery({}), create: resourceApi(cardTypes).useCreateMutation() }),
    { wrapper },
  );
  await rest();
  const answer = globalThis.fetch;
  globalThis.fetch = (request, options) =>
    (request as string).includes('page=9') ? new Promise(() => undefined) : answer(request, options);
  renderHook(() => resourceApi(cardTypes).useListQuery({ page: 9 }), { wrapper });
  await act(() => result.current.create[0]({ name: 'x' } as never));
  await rest();
  expect(requested('GET')).toBe(2);
  expect(invalidate('card-types')).toMatchObject({ payload: ['card-types', 'audit-trail'] });
});
