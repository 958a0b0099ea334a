import { choice, integer, options, percent, sheet } from './fields.ts';
import { text } from './text.ts';
import { checkRecord, normalise } from './validation.ts';

const tenor = integer({ minimum: 1, maximum: 60 });
const rates = sheet({
  columns: {
    from: tenor,
    to: tenor,
    regular: percent({ minimum: 0, maximum: 5 }),
    repeat: percent({ minimum: 0, maximum: 5, required: false }),
  },
  titles: { from: text('Dari', 'From'), to: text('Sampai', 'To'), regular: text('Regular'), repeat: text('RO') },
  band: { from: 'from', to: 'to' },
  maximum: 3,
});
const faultsOf = (rows: unknown, field = rates) => {
  const checked = checkRecord({ rates: field }, { rates: rows });
  return checked.ok ? [] : checked.errors.map((error) => `${error.field} ${error.code}`);
};
const row = (from: unknown, to: unknown, regular: unknown = '2.75') => ({ from, to, regular });

test('cells are cleaned by their kind, and blank rows at the end are left out', () => {
  expect(normalise(rates, [row(1, 6, '2,5'), row(7, 12), {}, { from: null, regular: '' }])).toEqual([
    { from: 1, to: 6, regular: '2.5000', repeat: null },
    { from: 7, to: 12, regular: '2.7500', repeat: null },
  ]);
  expect(normalise(rates, [{}, {}])).toBeNull();
  expect(faultsOf([row(1, 6), row(7, 12)])).toEqual([]);
});

test('every wrong cell is named by its row and column, a blank row between others too', () => {
  expect(faultsOf([row(1, 61), row('x', 6, '7')])).toEqual([
    'rates[0].to RANGE',
    'rates[1].from NOT_A_NUMBER',
    'rates[1].regular RANGE',
  ]);
  expect(faultsOf([row(1, 6), {}, row(7, 12)])).toEqual([
    'rates[1].from REQUIRED',
    'rates[1].to REQUIRED',
    'rates[1].regular REQUIRED',
  ]);
});

test('what is wrong within a cell and between cells is said at once', () => {
  const limited = sheet({
    columns: rates.sheet!.columns as never,
    titles: rates.sheet!.titles as never,
    band: { from: 'from', to: 'to' } as never,
    notAbove: [{ column: 'repeat', limit: 'regular', code: 'RATE_RO_ABOVE_REGULAR' }] as never,
    maximum: 4,
  });
  const rows = [row(1, 6, 'abc'), row(6, 12, '9'), { ...row(13, 18), repeat: '4' }, { ...row(19, null), repeat: '7' }];
  expect(faultsOf(rows, limited as never)).toEqual([
    'rates[0].regular NOT_A_PERCENT',
    'rates[1].regular RANGE',
    'rates[3].to REQUIRED',
    'rates[3].repeat RANGE',
    'rates[1].from BAND_TAKEN',
    'rates[2].repeat RATE_RO_ABOVE_REGULAR',
  ]);
});

test('bands end after they begin and share no value', () => {
  expect(faultsOf([row(6, 1), row(7, 12)])).toEqual(['rates[0].to BAND_ORDER']);
  expect(faultsOf([row(1, 6), row(6, 12), row(13, 24)])).toEqual(['rates[1].from BAND_TAKEN']);
});

test('too many rows, no row, and what is no table at all', () => {
  expect(faultsOf([row(1, 1), row(2, 2), row(3, 3), row(4, 4)])).toEqual(['rates TOO_MANY_ROWS']);
  expect(faultsOf([])).toEqual(['rates REQUIRED']);
  expect(faultsOf('x')).toEqual(['rates PATTERN']);
  expect(faultsOf([['x']])).not.toEqual([]);
});

test('columns that are a key hold each value once', () => {
  const lines = sheet({
    columns: { brand: choice(options({ A: ['A'], B: ['B'] })), tenor },
    titles: { brand: text('Merek', 'Brand'), tenor: text('Tenor') },
    key: ['brand', 'tenor'],
    maximum: 5,
  });
  const line = (brand: string, months: number) => ({ brand, tenor: months });
  expect(faultsOf([line('A', 1), line('A', 2), line('B', 1)], lines as never)).toEqual([]);
  expect(faultsOf([line('A', 1), line('B', 1), line('A', 1)], lines as never)).toEqual(['rates[2].brand DUPLICATE']);
});
