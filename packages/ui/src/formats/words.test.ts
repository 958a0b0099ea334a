import { inWords } from './words.ts';

test.each([
  [0, 'nol'],
  [11, 'sebelas'],
  [15_000, 'lima belas ribu'],
  [21, 'dua puluh satu'],
  [100, 'seratus'],
  [101, 'seratus satu'],
  [1_000, 'seribu'],
  [1_500, 'seribu lima ratus'],
  [25_000, 'dua puluh lima ribu'],
  [100_000, 'seratus ribu'],
  [1_250_000, 'satu juta dua ratus lima puluh ribu'],
  [3_000_000_001, 'tiga miliar satu'],
  [-1_000_000, 'minus satu juta'],
  [1.5, ''],
])('%d in words is "%s"', (value, words) => {
  expect(inWords(value)).toBe(words);
});
