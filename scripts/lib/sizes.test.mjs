import { shrinkFaults, sizesOf } from './sizes.mjs';

const long = `const text = '${'x'.repeat(120)}';`;
const file = (text) => [{ file: 'a.ts', text }];
const none = { longLines: {}, longFiles: {} };

test('a line over 120 columns is found, unless it is listed', () => {
  const found = sizesOf(file(`${long}\n`));
  expect(shrinkFaults(found, none)).toEqual(['a.ts has 1 lines over 120 columns, 0 allowed']);
  expect(shrinkFaults(found, { ...none, longLines: { 'a.ts': 1 } })).toEqual([]);
});

test('imports and addresses may be long', () => {
  expect(sizesOf(file(`import { a } from '${'x'.repeat(120)}';\n// https://example.com/${'x'.repeat(120)}\n`))).toEqual(
    none,
  );
});

test('a file over 200 lines says why in its first comment, or is listed with as many lines', () => {
  const body = 'const a = 1;\n'.repeat(201);
  expect(shrinkFaults(sizesOf(file(body)), none)).toHaveLength(1);
  expect(shrinkFaults(sizesOf(file(body)), { ...none, longFiles: { 'a.ts': 201 } })).toEqual([]);
  expect(shrinkFaults(sizesOf(file(body)), { ...none, longFiles: { 'a.ts': 200 } })).toHaveLength(1);
  expect(sizesOf(file(`// Long: one table of one state machine.\n${body}`))).toEqual(none);
});
