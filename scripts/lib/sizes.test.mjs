import { sizeFaults } from './sizes.mjs';

const long = `const text = '${'x'.repeat(120)}';`;
const faultsOf = (text) => sizeFaults([{ file: 'a.ts', text }]);

test('a line over 120 columns is found', () => {
  expect(faultsOf(`${long}\n`)).toEqual(['a.ts has 1 lines over 120 columns']);
  expect(faultsOf(`const text = '${'x'.repeat(104)}';\n`)).toEqual([]);
});

test('imports and addresses may be long', () => {
  expect(faultsOf(`import { a } from '${'x'.repeat(120)}';\n// https://example.com/${'x'.repeat(120)}\n`)).toEqual([]);
});

test('a file over 200 lines says why in its first comment', () => {
  const body = (lines) => 'const a = 1;\n'.repeat(lines);
  expect(faultsOf(body(200))).toEqual([]);
  expect(faultsOf(body(201))).toEqual(['a.ts has 201 lines: split it, or say why in its first comment ("Long: …")']);
  expect(faultsOf(`// Long: one table of one state machine.\n${body(201)}`)).toEqual([]);
});
