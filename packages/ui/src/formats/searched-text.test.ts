import { isFoundBy, isFoundByWords, searchedText } from './searched-text.ts';

test.each([
  'Kartu\u00A0Hilang',
  '\u200BKartu Hilang\u200B',
  'kartu   hilang ',
  'kartu\thilang',
  '\uFF4B\uFF41\uFF52\uFF54\uFF55 hilang',
  '"Kartu Hilang"',
  '',
  '\u2060',
])('%j finds what it names', (typed) => expect(isFoundBy('Laporan Kartu\u00A0Hilang', typed)).toBe(true));

test('words are found in any order', () => {
  expect(isFoundByWords('Kartu Hilang', '\u200Bhil\u00A0\uFF2Bartu ')).toBe(true);
  expect(isFoundByWords('Kartu Hilang', 'kartu baru')).toBe(false);
  expect(isFoundByWords('Kartu Hilang', ' ')).toBe(true);
});

test('another text is not found, and a lone quote is kept', () => {
  expect(isFoundBy('Kartu Hilang', 'kartu baru')).toBe(false);
  expect(searchedText('\u201C')).toBe('"');
});
