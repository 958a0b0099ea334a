import { segmentsOf } from './segments.ts';

test.each([
  ['nothing', '', 'GSM7', 0, 0, 160],
  ['a full message', 'a'.repeat(160), 'GSM7', 160, 1, 160],
  ['one letter more', 'a'.repeat(161), 'GSM7', 161, 2, 153],
  ['two full parts', 'a'.repeat(306), 'GSM7', 306, 2, 153],
  ['three parts', 'a'.repeat(307), 'GSM7', 307, 3, 153],
  ['letters that take two places', '€'.repeat(80), 'GSM7', 160, 1, 160],
  ['any other letter', `${'a'.repeat(69)}“`, 'UCS2', 70, 1, 70],
  ['longer than one with such a letter', `${'a'.repeat(70)}“`, 'UCS2', 71, 2, 67],
  ['a picture takes two units', '😀'.repeat(35), 'UCS2', 70, 1, 70],
])('%s', (_, text, alphabet, characters, parts, limit) => {
  expect(segmentsOf(text)).toMatchObject({ alphabet, characters, parts, limit });
});

test('a letter of two places is never cut in two', () => {
  expect(segmentsOf(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ characters: 306, parts: 3 });
});

test('the characters that force the shorter limit are named once each', () => {
  expect(segmentsOf('“Halo” – “Budi”').forcing).toEqual(['“', '”', '–']);
});
