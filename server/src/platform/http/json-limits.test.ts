import { readJson } from './json-body.ts';
import { checkJsonLimits, jsonLimits } from './json-limits.ts';

const read = (text: string) => readJson(Buffer.from(text));
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const items = (count: number) => `[${Array.from({ length: count }, () => '0').join()}]`;

test('a body at the bounds is read, one beyond them is not', () => {
  expect(() => read(nested(jsonLimits.depth))).not.toThrow();
  expect(() => read(nested(jsonLimits.depth + 1))).toThrow('TOO_COMPLEX');
  expect(read(items(jsonLimits.values))).toHaveLength(jsonLimits.values);
  expect(() => read(items(jsonLimits.values + 1))).toThrow('TOO_COMPLEX');
  expect(read(`"${'a'.repeat(jsonLimits.token - 1)}"`)).toHaveLength(jsonLimits.token - 1);
  expect(() => read(`"${'a'.repeat(jsonLimits.token + 1)}"`)).toThrow('TOO_COMPLEX');
});

test('brackets, commas and quotes inside a text are text', () => {
  const text = `${'[{,:'.repeat(1_000)}\\"`;
  expect(read(JSON.stringify({ text }))).toEqual({ text });
});

test('what is refused is not looked at to its end', () => {
  const seen = new Set<number>();
  const bytes = new Proxy(Buffer.alloc(1024 * 1024, '['), {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) seen.add(Number(name));
      return Reflect.get(target, name, target) as unknown;
    },
  });
  expect(() => checkJsonLimits(bytes)).toThrow('TOO_COMPLEX');
  expect(seen.size).toBe(jsonLimits.depth + 1);
});

test('a text that ends nowhere is no JSON', () => {
  expect(() => read('{"a":"b\\')).toThrow('MALFORMED');
});
