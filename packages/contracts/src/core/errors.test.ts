import { fieldErrors, sharedErrors } from './errors.ts';
import { fill } from './fill.ts';

test('a placeholder is filled, and one without a value is never shown as such', () => {
  expect(fill('{a} dari {b}', { a: 1, b: 2 })).toBe('1 dari 2');
  expect(fill('{a} dari {b}', { a: 0 })).toBe('0 dari …');
  expect(fill('Tulis {name} untuk nama', undefined)).toBe('Tulis {name} untuk nama');
});

test.each([
  ...Object.entries(sharedErrors).map(([code, { text }]) => [code, text] as const),
  ...Object.entries(fieldErrors),
])('%s asks for the same in both languages, and shows no placeholder without it', (_code, { id, en }) => {
  const names = (text: string) =>
    [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].toSorted((a = '', b = '') =>
      a.localeCompare(b),
    );
  expect(names(en)).toEqual(names(id));
  for (const text of [id, en]) expect(fill(text, {})).not.toMatch(/\{\w+\}/);
});

test.each([
  [1, 'At most 1 row is taken'],
  ['1', 'At most 1 row is taken'],
  [0, 'At most 0 rows are taken'],
  ['1.000', 'At most 1.000 rows are taken'],
])('a word agrees with its number: %s', (limit, words) =>
  expect(fill('At most {limit} {limit|row is|rows are} taken', { limit })).toBe(words),
);
