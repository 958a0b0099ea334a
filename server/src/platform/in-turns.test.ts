import { inTurns } from './in-turns.ts';

test('other work passes before each item of a long calculation', async () => {
  const order: string[] = [];
  let passed = 0;
  const other = () => {
    order.push('other');
    passed += 1;
    if (passed < 3) setImmediate(other);
  };
  setImmediate(other);
  const results = await inTurns(['a', 'b', 'c'], (item, index) => {
    order.push(item);
    return `${item}${index}`;
  });
  expect(results).toEqual(['a0', 'b1', 'c2']);
  expect(order).toEqual(['other', 'a', 'other', 'b', 'other', 'c']);
});
