import { spread } from './spread.ts';

const outlet = (secureId: string, ...saoIds: string[]) => ({ secureId, saoIds });

test('each outlet goes to the SAO with the fewest, who then has one more', () => {
  const outlets = ['1', '2', '3'].map((id) => outlet(id, 'a', 'b'));
  expect([...spread(outlets, new Map(Object.entries({ a: 2, b: 0 })))]).toEqual([
    ['1', 'b'],
    ['2', 'b'],
    ['3', 'a'],
  ]);
});

test('an outlet goes to nobody who does not work at its branch', () => {
  const chosen = spread(
    [outlet('1', 'a', 'b'), outlet('2', 'a'), outlet('3')],
    new Map(Object.entries({ a: 0, b: 0 })),
  );
  expect(Object.fromEntries(chosen)).toEqual({ 1: 'b', 2: 'a', 3: null });
});
