const small = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
] as const;

const steps = [
  [1_000_000_000_000, 'triliun'],
  [1_000_000_000, 'miliar'],
  [1_000_000, 'juta'],
  [1_000, 'ribu'],
  [100, 'ratus'],
] as const;

const joined = (...words: readonly string[]): string => words.filter(Boolean).join(' ');

function positive(value: number): string {
  if (value < small.length) return small[value]!;
  if (value < 20) return `${small[value - 10]} belas`;
  if (value < 100) return joined(small[Math.floor(value / 10)]!, 'puluh', small[value % 10]!);
  const [size, name] = steps.find(([each]) => value >= each)!;
  const count = Math.floor(value / size);
  // One hundred and one thousand have words of their own.
  const head = count === 1 && size <= 1_000 ? `se${name}` : joined(positive(count), name);
  return joined(head, positive(value % size));
}

/**
 * A whole number in Indonesian words, as on receipts; empty for what is not one.
 * @example
 * inWords(15_000); // 'lima belas ribu'
 */
export function inWords(value: number): string {
  if (!Number.isSafeInteger(value) || Math.abs(value) >= 1e15) return '';
  if (value === 0) return 'nol';
  return value < 0 ? `minus ${positive(-value)}` : positive(value);
}
