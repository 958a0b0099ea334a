import * as z from 'zod/mini';
import { takesTyped, typedValues } from './typed-values.ts';

const typed = typedValues(['name', 'tenors'], { lines: ['tenor', 'rate'] });

test('values arrive as they are typed, whole or not', () => {
  const values = { name: 'Promo', tenors: ['6'], lines: [{ tenor: 6, rate: '1,' }, { tenor: null }] };
  expect(typed.parse(values)).toEqual(values);
  expect(typed.parse({ name: null })).toEqual({ name: null });
});

test('what is no field of the form does not arrive, at any depth', () => {
  const values = { name: 'Promo', other: 1, lines: [{ tenor: 6, other: { deep: 1 } }] };
  expect(typed.parse(values)).toEqual({ name: 'Promo', lines: [{ tenor: 6 }] });
  expect(typed.safeParse({ name: { deep: 1 } }).success).toBe(false);
});

test('a schema of typed values is recognised, and no other is', () => {
  expect(takesTyped(typed)).toBe(true);
  expect(takesTyped(z.object({ name: z.string() }))).toBe(false);
});
