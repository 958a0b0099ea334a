import { preferenceCalls } from '@console/contracts/platform/preferences';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Services, signInAs } from '../../test/harness.tsx';
import { resetForTest } from './sending.ts';
import { changeKept, useKept } from './index.ts';

const all = 'GET /api/middle/preference';
const put = 'PUT /api/middle/preference/list.card-types';

function open(services: Services, username = 'ADMIN01') {
  globalThis.fetch = services.fetch as typeof fetch;
  signInAs(username, {});
  return renderHook(() => useKept('list.card-types')).result;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const rest = () => act(() => jest.advanceTimersByTimeAsync(1_000));

test('the key fits the contract of the call', () => expect(preferenceCalls.put.path).toBe('preference/{key}'));

test('a choice applies immediately and is sent once, after a delay', async () => {
  const services = new Services().on(all, { result: {} }).on(put, {});
  const kept = open(services);
  act(() => kept.current[1]('a'));
  act(() => kept.current[1]('b'));
  expect(kept.current[0]).toBe('b');
  expect(services.to(put)).toHaveLength(0);
  await rest();
  expect(services.to(put).map(({ body }) => body)).toEqual([{ value: 'b' }]);
});

test('a choice made in another browser is loaded', async () => {
  const kept = open(new Services().on(all, { result: { 'list.card-types': 'elsewhere' } }));
  await rest();
  expect(kept.current[0]).toBe('elsewhere');
});

test('without the services the local choice stays, and is sent later', async () => {
  const services = new Services()
    .on(all, () => {
      throw new TypeError('Failed to fetch');
    })
    .on(put, () => {
      throw new TypeError('Failed to fetch');
    });
  const kept = open(services);
  await rest();
  act(() => kept.current[1]('mine'));
  await rest();
  expect(kept.current[0]).toBe('mine');
  // The next visit: the services answer again, with an older choice.
  services.on(all, { result: { 'list.card-types': 'older' } }).on(put, {});
  const again = open(services);
  expect(again.current[0]).toBe('mine');
  await rest();
  await rest();
  expect(again.current[0]).toBe('mine');
  expect(services.to(put).at(-1)!.body).toEqual({ value: 'mine' });
});

test('tabs follow each other, and neither undoes the other’s choice', async () => {
  const services = new Services().on(all, { result: {} }).on(put, {});
  const kept = open(services);
  await rest();
  localStorage.setItem(
    'kept',
    JSON.stringify({ username: 'ADMIN01', values: { 'list.card-types': 'twin', 'list.user': 'twin too' }, unsent: [] }),
  );
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'kept' }));
  });
  expect(kept.current[0]).toBe('twin');
  act(() => kept.current[1]('own'));
  await rest();
  expect(JSON.parse(localStorage.getItem('kept')!)).toEqual({
    username: 'ADMIN01',
    values: { 'list.card-types': 'own', 'list.user': 'twin too' },
    unsent: [],
  });
});

test('a choice that the services refuse is not sent again, and no error is shown', async () => {
  const services = new Services()
    .on(all, { result: {} })
    .on(put, { status: 409, refusal: { code: 'PREFERENCE_LIMIT', message: 'penuh' } });
  const kept = open(services);
  await rest();
  act(() => kept.current[1]('mine'));
  await rest();
  expect(kept.current[0]).toBe('mine');
  act(resetForTest);
  await rest();
  expect(services.to(put)).toHaveLength(1);
});

test('another user of the browser has separate choices', async () => {
  const services = new Services().on(all, { result: {} }).on(put, {});
  const first = open(services);
  await rest();
  act(() => first.current[1]('first'));
  await rest();
  expect(open(services, 'HOOPS01').current[0]).toBeUndefined();
});

test('a choice can be removed', async () => {
  const services = new Services().on(all, { result: { 'list.card-types': 'x' } }).on(put, {});
  const kept = open(services);
  await rest();
  act(() => kept.current[1](undefined));
  expect(kept.current[0]).toBeUndefined();
  await rest();
  await waitFor(() => expect(services.to(put)[0]!.body).toEqual({ value: null }));
});

describe('a part of a preference', () => {
  const add = (part: string) => (value: unknown) => [
    ...((value as string[]) ?? []).filter((each) => each !== part),
    part,
  ];

  test('is added to what another browser saved, and applies immediately', async () => {
    const services = new Services().on(all, { result: { 'list.card-types': ['a'] } }).on(put, {});
    const kept = open(services);
    await rest();
    services.on(all, { result: { 'list.card-types': ['a', 'elsewhere'] } });
    act(() => {
      void changeKept('list.card-types', add('b'));
      void changeKept('list.card-types', add('c'));
    });
    expect(kept.current[0]).toEqual(['a', 'b', 'c']);
    await rest();
    expect(kept.current[0]).toEqual(['a', 'elsewhere', 'b', 'c']);
    expect(services.to(put).map(({ body }) => body)).toEqual([{ value: ['a', 'elsewhere', 'b', 'c'] }]);
  });

  test('an unsent change is not overwritten by the answer of the services', async () => {
    const services = new Services()
      .on(all, { result: {} })
      .on(put, { status: 503, refusal: { code: 'MAINTENANCE', message: 'tutup' } });
    const kept = open(services);
    await rest();
    act(() => void changeKept('list.card-types', add('a')));
    await rest();
    services.on(put, {});
    act(() => void changeKept('list.card-types', add('b')));
    await rest();
    expect(kept.current[0]).toEqual(['a', 'b']);
    expect(services.to(put).at(-1)!.body).toEqual({ value: ['a', 'b'] });
  });

  test('without the services it applies, and is sent later', async () => {
    const services = new Services()
      .on(all, () => {
        throw new TypeError('Failed to fetch');
      })
      .on(put, {});
    const kept = open(services);
    await rest();
    act(() => void changeKept('list.card-types', add('a')));
    await rest();
    expect(kept.current[0]).toEqual(['a']);
    expect(services.to(put).at(-1)!.body).toEqual({ value: ['a'] });
  });
});
