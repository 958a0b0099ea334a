import { foundIn } from './payload-search.ts';

const payload = { order: { applNo: '10010261000001', items: [{ name: 'Kulkas' }, { name: 'Kipas' }] }, tenor: 12 };

test('nothing typed keeps the payload as it is', () => {
  expect(foundIn(payload, ' ')).toBe(payload);
});

test('a name keeps its member whole, a value keeps it with the way to it', () => {
  expect(foundIn(payload, 'ITEMS')).toEqual({ order: { items: payload.order.items } });
  expect(foundIn(payload, 'kipas')).toEqual({ order: { items: { 1: { name: 'Kipas' } } } });
  expect(foundIn(payload, '12')).toEqual({ tenor: 12 });
});

test('what is nowhere is not found', () => {
  expect(foundIn(payload, 'motor')).toBeUndefined();
});
