import { exclusiveLines, namesAbove } from './exclusive-lines.ts';

const rate = { rateRegular: '30.0000', rateRepeat: '28.5000' };

test('a concession without a value for repeat orders is judged for them by its regular one', () => {
  expect(namesAbove('rate', rate, { rateRegular: '29.5000', rateRepeat: null })).toEqual(['rateRepeat']);
  expect(namesAbove('rate', rate, { rateRegular: '28.5000' })).toEqual([]);
  expect(namesAbove('rate', rate, { rateRegular: '29.5000', rateRepeat: '28.0000' })).toEqual([]);
  // One that is above the base anyway is named once.
  expect(namesAbove('rate', rate, { rateRegular: '31.0000', rateRepeat: null })).toEqual(['rateRegular']);
  expect(namesAbove('rate', { rateRegular: '30.0000' }, { rateRegular: '29.5000' })).toEqual([]);
  expect(namesAbove('rate', rate, { rateRepeat: '28.0000' })).toEqual([]);
});

test('a concession of a fee is judged alike in the unit of its base', () => {
  const amount = { amountRegular: 249_000, amountRepeat: 199_000 };
  expect(namesAbove('fee', amount, { amountRegular: 220_000 })).toEqual(['amountRepeat']);
  expect(namesAbove('fee', amount, { amountRegular: 199_000 })).toEqual([]);
  expect(
    namesAbove('fee', { percentRegular: '2.0000', percentRepeat: '1.0000' }, { percentRegular: '1.5000' }),
  ).toEqual(['percentRepeat']);
});

test('each value for repeat orders that a sheet may leave empty says what it follows', () => {
  for (const kind of ['rate', 'fee'] as const) {
    const { columns, follows = {} } = exclusiveLines('SPEKTRA', kind).sheet!;
    expect(Object.keys(follows).filter((name) => name in columns)).toEqual(
      Object.keys(columns).filter((name) => name.endsWith('Repeat')),
    );
  }
});
