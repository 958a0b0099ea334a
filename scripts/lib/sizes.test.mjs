import { lowered, shrinkFaults, sizesOf } from './sizes.mjs';

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

test('writing the list lowers numbers and removes entries; a new or longer file stays a fault', () => {
  const listed = { longLines: { 'a.ts': 3, 'b.ts': 1 }, longFiles: { 'a.ts': 300, 'c.ts': 250 } };
  const found = { longLines: { 'a.ts': 2, 'new.ts': 1 }, longFiles: { 'a.ts': 310, 'new.ts': 201 } };
  const written = lowered(found, listed);
  expect(written).toEqual({ longLines: { 'a.ts': 2 }, longFiles: { 'a.ts': 300 } });
  expect(shrinkFaults(found, written)).toEqual([
    'new.ts has 1 lines over 120 columns, 0 allowed',
    'a.ts has 310 lines: split it, or say why in its first comment ("Long: …")',
    'new.ts has 201 lines: split it, or say why in its first comment ("Long: …")',
  ]);
});
