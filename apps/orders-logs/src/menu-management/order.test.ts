import { nextOrder, renumbered, shifted } from './order.ts';

const rows = [
  { secureId: 'a', version: 1, order: 10 },
  { secureId: 'b', version: 2, order: 20 },
  { secureId: 'c', version: 1, order: 25 },
];
const ids = (list: readonly { readonly secureId: string }[]) => list.map(({ secureId }) => secureId).join('');

test('another one comes after the last, up to the highest number', () => {
  expect(nextOrder(rows)).toBe(35);
  expect(nextOrder([])).toBe(10);
  expect(nextOrder([{ order: 995 }])).toBe(999);
  expect(nextOrder([{ order: 999 }])).toBeNull();
});

test('neighbours are numbered with room between them, as long as there is any', () => {
  expect(renumbered(rows).map(({ order }) => order)).toEqual([10, 20, 30]);
  const many = Array.from({ length: 200 }, (_, index) => ({ secureId: String(index), version: 1, order: index }));
  expect(renumbered(many).at(-1)).toMatchObject({ secureId: '199', order: 200 });
});

test('a row moves among its neighbours and not beyond them', () => {
  expect(ids(shifted(rows, 'a', 1))).toBe('bac');
  expect(ids(shifted(rows, 'c', -2))).toBe('cab');
  expect(shifted(rows, 'a', -1)).toBe(rows);
  expect(shifted(rows, 'x', 1)).toBe(rows);
});
