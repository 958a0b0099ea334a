// Long: the hooks of one resource, with one store.
import { setPreferences } from '@console/auth';
import type { Route } from '@console/auth/testing';
import { cardTypes } from '@console/contracts/cards/card-types';
import { act, renderHook } from '@testing-library/react';
import { useLov } from './lov.ts';
import { readAllAgain } from './day-change.ts';
import { resourceApi } from './resource.ts';
import { currentStore, path, calls, routes, wrapper, rest, requested } from './resource-api.fixtures.tsx';

test('the api of a resource is made once', () => {
  expect(resourceApi(cardTypes)).toBe(resourceApi(cardTypes));
});

test('a list is read once for all who ask the same', async () => {
  const { result } = renderHook(
    () => [resourceApi(cardTypes).useListQuery({ page: 1 }), resourceApi(cardTypes).useListQuery({ page: 1 })],
    { wrapper },
  );
  expect(result.current[0]?.isLoading).toBe(true);
  await rest();
  expect(result.current.map((reading) => reading.data?.rows[0]?.name)).toEqual(['Gold', 'Gold']);
  expect(requested('GET')).toBe(1);
});

test('a write makes what is on the screen be read again; a refused one does not, but for a conflict', async () => {
  const { result } = renderHook(
    () => ({ list: resourceApi(cardTypes).useListQuery({}), create: resourceApi(cardTypes).useCreateMutation() }),
    { wrapper },
  );
  await rest();
  const save = async () => {
    const outcome = await act(() => result.current.create[0]({ name: 'x' } as never));
    await rest();
    return outcome;
  };
  expect(await save()).toEqual({ data: {} });
  expect(requested('GET')).toBe(2);
  routes[`POST ${path}`] = () => ({
    status: 422,
    body: { code: 'VALIDATION', message: 'x', errors: [{ field: 'name', code: 'REQUIRED' }] },
  });
  expect(await save()).toMatchObject({ error: { status: 422, errors: [{ field: 'name', code: 'REQUIRED' }] } });
  expect(result.current.create[1].error).toMatchObject({ code: 'VALIDATION' });
  expect(requested('GET')).toBe(2);
  routes[`POST ${path}`] = () => ({ status: 409, body: { code: 'STALE_VERSION', message: 'x' } });
  await save();
  expect(requested('GET')).toBe(3);
});

test('a new search cancels the one in flight, and the rows stay until its answer', async () => {
  const signals: AbortSignal[] = [];
  const { result, rerender } = renderHook(({ search }) => resourceApi(cardTypes).useListQuery({ search }), {
    wrapper,
    initialProps: { search: 'gold' },
  });
  await rest();
  globalThis.fetch = (_, options) => {
    signals.push(options!.signal!);
    return new Promise(() => undefined);
  };
  rerender({ search: 'silver' });
  await rest();
  rerender({ search: 'silver plus' });
  await rest();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(result.current.data?.rows[0]?.name).toBe('Gold');
  expect(result.current.currentData).toBeUndefined();
});

test('what was cancelled shows as under way when it is looked at again', async () => {
  const answer = globalThis.fetch;
  globalThis.fetch = () => new Promise(() => undefined);
  const seen: unknown[] = [];
  const use = () => {
    const reading = resourceApi(cardTypes).useListQuery({ page: 3 });
    seen.push(reading.error);
    return reading;
  };
  renderHook(use, { wrapper }).unmount();
  await rest();
  globalThis.fetch = answer;
  const { result } = renderHook(use, { wrapper });
  await rest();
  expect(result.current.data?.rows).toHaveLength(1);
  expect(seen.every((error) => error === undefined)).toBe(true);
});

test('leaving the page cancels what is under way, unless another part still waits for it', async () => {
  const signals: AbortSignal[] = [];
  globalThis.fetch = (_, options) => {
    signals.push(options!.signal!);
    return new Promise(() => undefined);
  };
  const use = () => resourceApi(cardTypes).useListQuery({ page: 7 });
  const one = renderHook(use, { wrapper });
  const other = renderHook(use, { wrapper });
  await rest();
  one.unmount();
  await rest();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  other.unmount();
  await rest();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('what is read again after a write arrives although the page is left, for the page that follows', async () => {
  const use = () => ({
    detail: resourceApi(cardTypes).useDetailQuery('one'),
    update: resourceApi(cardTypes).useUpdateMutation(),
  });
  const record =
    (name: string): Route =>
    () => ({ body: { result: { secureId: 'one', name } } });
  routes[`GET ${path}/one`] = record('Gold');
  routes[`PUT ${path}`] = record('Silver');
  const form = renderHook(use, { wrapper });
  await rest();
  routes[`GET ${path}/one`] = record('Silver');
  const answer = globalThis.fetch;
  let arrive = () => {};
  globalThis.fetch = (address, options) =>
    options?.method === 'PUT'
      ? answer(address, options)
      : new Promise((resolve, reject) => {
          options!.signal!.addEventListener('abort', () => reject(options!.signal!.reason as Error));
          arrive = () => resolve(answer(address, options));
        });
  await act(() => form.result.current.update[0]({} as never));
  await rest();
  form.unmount();
  await rest();
  arrive();
  const { result } = renderHook(use, { wrapper });
  await rest();
  expect(result.current.detail.data?.name).toBe('Silver');
});

test('an operation that the resource does not name is a programming error', () => {
  const without = { ...cardTypes, module: 'no-lov', operations: ['list'] as const };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => resourceApi(without).useLovQuery({}), { wrapper })).toThrow('no operation lov');
});

test('a list of values is read by its path and follows the changes of its module', async () => {
  routes[`GET ${path}/lov`] = () => ({ body: { result: [{ secureId: '1', code: 'G', name: 'Gold' }] } });
  const { result } = renderHook(
    () => ({ lov: useLov('card-types/lov', { search: 'gol' }), create: resourceApi(cardTypes).useCreateMutation() }),
    { wrapper },
  );
  await rest();
  expect(result.current.lov.data?.[0]?.name).toBe('Gold');
  await act(() => result.current.create[0]({} as never));
  await rest();
  expect(requested('GET')).toBe(2);
});

test('when the session is left every answer is forgotten', async () => {
  renderHook(() => resourceApi(cardTypes).useListQuery({}), { wrapper }).unmount();
  await rest();
  const { result } = renderHook(() => resourceApi(cardTypes).useListQuery({}), { wrapper });
  await rest();
  routes[`GET ${path}`] = () => ({ status: 401, body: { code: 'TOKEN_REVOKED', message: 'x' } });
  await act(async () => {
    await result.current.refetch();
  });
  await rest();
  expect(result.current.data).toBeUndefined();
});

test('when the line comes back what is on the screen is read again', async () => {
  renderHook(() => resourceApi(cardTypes).useListQuery({}), { wrapper });
  await rest();
  await act(async () => {
    dispatchEvent(new Event('offline'));
  });
  await act(async () => {
    dispatchEvent(new Event('online'));
  });
  await rest();
  expect(calls.filter((seen) => seen.path === path)).toHaveLength(2);
});

test('the same act while it is under way is one sending; afterwards it is a new one', async () => {
  const { result } = renderHook(() => resourceApi(cardTypes).useCreateMutation(), { wrapper });
  const send = () => result.current[0]({ name: 'x' } as never);
  const both = await act(() => Promise.all([send(), send()]));
  expect(both[0]).toEqual(both[1]);
  expect(requested('POST')).toBe(1);
  await act(() => Promise.all([send(), result.current[0]({ name: 'y' } as never)]));
  expect(requested('POST')).toBe(3);
  await rest();
});

test('when a day begins all that is on the screen is read again', async () => {
  const { result } = renderHook(() => resourceApi(cardTypes).useListQuery({ page: 1 }), { wrapper });
  await rest();
  const before = requested('GET');
  act(() => readAllAgain(currentStore()));
  await rest();
  expect(requested('GET')).toBe(before + 1);
  expect(result.current.data?.rows[0]?.name).toBe('Gold');
});

test('when the language changes what is on the screen is read again; another preference reads nothing', async () => {
  renderHook(() => resourceApi(cardTypes).useListQuery({ page: 1 }), { wrapper });
  await rest();
  const languages = () =>
    calls.filter(({ method }) => method === 'GET').map(({ headers }) => headers['Accept-Language']);
  const before = languages();
  act(() => setPreferences({ density: 'compact' }));
  await rest();
  expect(languages()).toEqual(before);
  act(() => setPreferences({ language: 'en' }));
  await rest();
  expect(languages()).toEqual([...before, 'en']);
  act(() => setPreferences({ language: 'id', density: 'comfortable' }));
  await rest();
});
