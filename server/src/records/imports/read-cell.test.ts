import { date, digits, integer, line, money, nik, percent, phone, year } from '@console/contracts/core/fields';
import { sheet } from '@console/contracts/core/sheet';
import { text } from '@console/contracts/core/text';
import { checkField } from '@console/contracts/core/validation';
import { asStored, readAndCheckCell, readCell, readRow } from './read-and-check-row.ts';

const day = date({ required: true });
const share = percent({ minimum: 0, maximum: 100 });
const amount = money({ minimum: 0, maximum: 25_000_000 });

test.each(['2026-12-31', '31-12-2026', '31/12/2026', '31 Des 2026'])('%s in a file is a day', (text) =>
  expect(readCell(day, text, false)).toBe('2026-12-31'),
);

test.each(['1250000', '1.250.000', 'Rp 1.250.000', 'Rp1250000'])('%s in a file is an amount', (text) =>
  expect(readCell(amount, text, false)).toBe(1_250_000),
);

test('100.000 is an amount where decimals have a comma, and neither 100 nor 100,000 where they have a period', () => {
  expect(readCell(amount, '100.000', true)).toBe(100_000);
  expect(readCell(amount, '100.000', false)).toBe('100.000');
  expect(readCell(amount, 'Rp 100.000', false)).toBe(100_000);
});

test.each(['1.25', '1,250', '1.2500', 'banyak'])('%s in a file is no amount, and stays as it was written', (text) =>
  expect(readCell(amount, text, false)).toBe(text),
);

test.each([
  ['1.000', integer({ minimum: 0, maximum: 5_000 }), 1_000],
  ['175.000', amount, 175_000],
  ['1.000,00', amount, 1_000],
  ['-1.000', amount, -1_000],
  ['0,5', share, '0.5000'],
  [',5', share, '0.5000'],
])('%s in a file with a decimal comma is what people mean by it', (text, field, value) =>
  expect(readCell(field, text, true)).toBe(value),
);

test('in a file of a program, whose decimals have a period, three decimals are decimals', () =>
  expect(readCell(share, '4.465', false)).toBe('4.4650'));

test.each([
  ['1,000', integer({ minimum: 0, maximum: 5_000 })],
  ['1,000', amount],
  ['5.5', integer({ minimum: 0, maximum: 60 })],
  ['1.050', share],
  ['1.234,5', share],
  ['1.990', year({ minimum: 1980, maximum: 2100 })],
  ['1e5', amount],
  ['5 juta', amount],
  ['10%', amount],
  ['0.175.000', amount],
  ['Rp 1,5', share],
  ['(5.000)', amount],
])('%s is another number to another reader, and stays as it was written', (text, field) => {
  expect(readCell(field, text, true)).toBe(text);
  expect(checkField('value', field, readCell(field, text, true))).toMatchObject({ field: 'value' });
});

test.each([
  ['1,000', share, false],
  ['1,050', share, false],
  ['30,000', share, false],
  ['Rp 30', share, false],
  ['1.050', share, null],
  ['1,050', share, null],
  ['0.000', integer({ minimum: 0, maximum: 9, zeroIsNone: true, required: false }), true],
  ['0,000', integer({ minimum: 0, maximum: 9, zeroIsNone: true, required: false }), false],
])('%s is refused, and is not read again as a typed number', (text, field, decimalComma) => {
  const column = { field };
  const code = field.kind === 'percent' ? 'NOT_A_PERCENT' : 'NOT_A_NUMBER';
  expect(readAndCheckCell('value', column, text, decimalComma)).toMatchObject({ value: text, fault: { code } });
});

test('a sheet in a cell is refused when one of its numbers is', () => {
  const field = sheet({ columns: { share }, titles: { share: text('Persen') }, maximum: 3 });
  expect(readCell(field, '1.5|2', false)).toEqual([{ share: '1.5000' }, { share: '2.0000' }]);
  expect(readCell(field, '1.5|1,000', false)).toBe('1.5|1,000');
  expect(readAndCheckCell('sheet', { field }, '1.5|1,000', false).fault).not.toBeNull();
});

test('a number of a workbook has a period before its decimals, and is read again from the file of faulty rows', () => {
  const columns = { share: { title: text('Persen'), field: share } };
  const layout = { places: new Map([['share', 0]]), width: 1, untitled: [] };
  for (const shown of ['1.050', '1.050%']) {
    const row = readRow({ columns }, layout, { number: 2, cells: [shown], numbers: [0] }, null);
    expect(row).toMatchObject({ values: { share: '1.0500' }, messages: [] });
    const again = readRow({ columns }, layout, { number: 2, cells: [row.source['share']!] }, null);
    expect(again).toMatchObject({ values: { share: '1.0500' }, messages: [] });
  }
});

test('a day that is not in the calendar stays as it was written', () =>
  expect(readCell(day, '31-02-2026', false)).toBe('31-02-2026'));

test.each(['01-01-68', '31/12/26', '3 Des 26'])('%s in a file is of one of two centuries, and is no day', (text) => {
  expect(readCell(day, text, false)).toBe(text);
  expect(checkField('day', day, readCell(day, text, false))?.code).toBe('NOT_A_DATE');
});

test.each([day, amount, share, line({ maximum: 20 })])('a cell of signs without a shape is blank: %#', (field) => {
  for (const text of ['', ' ', '\u200B', '\u2800\u2060']) expect(readCell(field, text, true)).toBeNull();
});

test('a blank or 0 that means another value is read as that', () => {
  expect(asStored({ blankIs: 0 }, null)).toBe(0);
  expect(asStored({ blankIs: 0 }, 5_000)).toBe(5_000);
  expect(asStored({ zeroIsNone: true }, '0.0000')).toBeNull();
  expect(asStored({ zeroIsNone: true }, '0.1000')).toBe('0.1000');
  expect(asStored({}, 0)).toBe(0);
});

test.each([
  [phone(), "'081298765432", '081298765432'],
  [phone(), '="081298765432"', '081298765432'],
  [nik(), "'3174010190190001", '3174010190190001'],
  [digits({ maximum: 5 }), '="23101"', '23101'],
  [line({ maximum: 20 }), "'01234567", '01234567'],
  [line({ maximum: 20 }), 'Ma\u2019ruf\u200B', "Ma'ruf"],
  [date({ required: true }), '\u200E31\u201112\u20112026', '2026-12-31'],
])('of %j, %j in a file is read without what keeps it as text', (field, text, value) =>
  expect(readCell(field, text, true)).toBe(value),
);

test.each(['31-12-2026 08:30', '2026-12-31 12:00:00', '31/12/2026 0.00', '2026-12-30T17:00:00Z'])(
  'of %s in a file, the day is read',
  (text) => expect(readCell(date({ required: true }), text, false)).toBe('2026-12-31'),
);

test.each([
  ['#N/A', '#N/A'],
  ['#REF!', '#REF!'],
  ['#VALUE!', '#VALUE!'],
  ['#NAME?', '#NAME?'],
  ['#DIV/0!', '#DIV/0!'],
  ['\uFF03N/A', '#N/A'],
  ['\u200B#N\uFF0FA ', '#N/A'],
  ['Err:502', 'Err:502'],
])('%s is an error of the spreadsheet, no value', (text, value) =>
  expect(readAndCheckCell('nama', { field: line({ maximum: 20 }) }, text, true)).toEqual({
    value: null,
    fault: { field: 'nama', code: 'CELL_ERROR', parameters: { value } },
  }),
);

test.each(['3.17402E+15', '3,17402E+15', '6.28129E+11', '-1E+15'])('%s has lost digits, in any column', (text) => {
  for (const field of [line({ maximum: 20 }), digits({ maximum: 20 }), amount, share])
    expect(readAndCheckCell('nik', { field }, text, true)).toEqual({
      value: null,
      fault: { field: 'nik', code: 'DIGITS_LOST', parameters: { value: text } },
    });
});
// R13
test('the message of lost digits masks those of a personal number', () =>
  expect(readAndCheckCell('nik', { field: nik() }, '3.17401520390001E+15', true).fault).toMatchObject({
    code: 'DIGITS_LOST',
    parameters: { value: '3.17************E+15' },
  }));

test.each(['Error 502', 'E+15', '3E15', 'Jl. 3.1E+15'])('the text %s is a value', (text) =>
  expect(readAndCheckCell('nama', { field: line({ maximum: 20 }) }, text, true).value).toBe(text),
);
