import { fillPlaceholders, holdsLongNumber, linksIn, placeholderErrors, placeholdersIn } from './message-text.ts';

test.each([
  ['Halo {memberName}, {branchName}', ['memberName', 'branchName']],
  ['tanpa', []],
  ['{a}{a}', ['a', 'a']],
  ['{', null],
  ['a}', null],
  ['{{a}}', null],
  ['{}', null],
  ['{nama 1}', null],
])('placeholders of %s', (text, names) => {
  expect(placeholdersIn(text)).toEqual(names);
});

test('unknown names are said once each; what has no value stays as it is', () => {
  expect(placeholderErrors('body', '{x} {x} {memberName}', ['memberName'])).toEqual([
    { field: 'body', code: 'PLACEHOLDER_UNKNOWN', parameters: { names: '{x}' } },
  ]);
  expect(fillPlaceholders('{a} {b}', { a: '1' })).toBe('1 {b}');
});

test.each([
  ['lihat https://contoh.id/a sekarang', ['https://contoh.id/a']],
  ['www.contoh', ['www.contoh']],
  ['contoh.id', ['contoh.id']],
  ['sub.contoh.co.id/x', ['sub.contoh.co.id/x']],
  ['Jl. Merdeka No. 1', []],
  ['pukul 22.00', []],
  ['Rp1.250.000', []],
])('links in %s', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test.each([
  ['0812 3456 7890', true],
  ['(021) 555-1234', true],
  ['rekening 12345678', true],
  ['pukul 22.00 sampai 24.00', false],
  ['tenor 12 bulan', false],
  ['16 Maret 2026', false],
  ['16-03-2026 sampai 20-03-2026', false],
  ['cicilan Rp10.000.000 atau Rp125.000.000', false],
  ['081.234.567.890', true],
])('%s holds a long number: %s', (text, expected) => {
  expect(holdsLongNumber(text)).toBe(expected);
});
