import { cardTypes } from '@console/contracts/cards/card-types';
import { act, renderHook } from '@testing-library/react';
import { currentStore, path, requested, rest, routes, wrapper } from './resource-api.fixtures.tsx';
import { resourceApi } from './resource.ts';
import { invalidate } from './upload.ts';

const answers: (() => void)[] = [];
const listOf = (name: string) => ({
  body: { message: 'OK', result: { rows: [{ secureId: '1', name }], total: 1, page: 1, size: 10 } },
});

/** From now on a read is answered when the test says so, with the name of then. */
function holdReads(name: () => string): void {
  routes[`GET ${path}`] = () => {
    const current = name();
    return new Promise((resolve) => answers.push(() => resolve(listOf(current))));
  };
}
const answerOldest = async () => {
  answers.shift()!();
  await rest();
};
const list = () => renderHook(() => resourceApi(cardTypes).useListQuery({ page: 1 }), { wrapper }).result;
const change = async () => {
  act(() => void currentStore().dispatch(invalidate('card-types')));
  await rest();
};

beforeEach(() => {
  answers.length = 0;
});

test('a read that is under way while something changes is read again once it has settled', async () => {
  const shown = list();
  await rest();
  let name = 'Silver';
  holdReads(() => name);
  await change();
  name = 'Platinum';
  await change();
  expect(requested('GET')).toBe(2);
  await answerOldest();
  expect(requested('GET')).toBe(3);
  await answerOldest();
  expect(shown.current.data?.rows[0]?.name).toBe('Platinum');
  expect(requested('GET')).toBe(3);
});

test('so is the first read of a list', async () => {
  let name = 'Silver';
  holdReads(() => name);
  const shown = list();
  await rest();
  name = 'Platinum';
  await change();
  await answerOldest();
  await answerOldest();
  expect(shown.current.data?.rows[0]?.name).toBe('Platinum');
  expect(requested('GET')).toBe(2);
});

test('what changes elsewhere reads nothing again', async () => {
  holdReads(() => 'Silver');
  list();
  await rest();
  act(() => void currentStore().dispatch(invalidate('cards')));
  await answerOldest();
  expect(requested('GET')).toBe(1);
});
