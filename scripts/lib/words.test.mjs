import { wordFaults } from './words.mjs';

test('plain comments and names have no fault', () => {
  expect(
    wordFaults('a.ts', "/** Rows claimed by one run. */\nconst lastReadAt = 1;\nconst text = 'made anew';\n"),
  ).toEqual([]);
});

test.each([
  ["/** Those of a run are nobody's meanwhile. */", ['meanwhile', "nobody's"]],
  ['// Whom a failure is told.', ['Whom', 'told']],
  [' * A password past its hours is none any more', ['is none any more']],
])('old words in the comment %s are found', (line, words) => {
  const faults = wordFaults('a.ts', `const x = 1;\n${line}\n`);
  for (const word of words) expect(faults.join('\n')).toContain(`a.ts:2: "${word}" in a comment`);
});

test.each(['const made = new Map();', 'function once<T>(call) {}', 'type Manner = 1;', '(heard: string) => heard'])(
  'the unclear name in "%s" is found',
  (line) => {
    expect(wordFaults('a.ts', line)).toHaveLength(1);
  },
);

test('the same word as a value, a member or a part of a longer name is no fault', () => {
  expect(wordFaults('a.ts', "const lastMade = change.made;\naddEventListener('x', run, { once: true });\n")).toEqual(
    [],
  );
});

test.each([
  ['// The user retries in vain.', 'in vain'],
  ['/** Kept for ever. */', 'for ever'],
  ['// Opened by hand.', 'by hand'],
  ['// Stands in for the service.', 'Stands in for'],
  ['// A token past its expiry is none.', 'is none'],
  ['// Releases of before have ids.', 'of before'],
  ["// Comes in the member's stead.", 'stead'],
  ['// Refused for good.', 'for good'],
  ['// Lists oneself.', 'oneself'],
  ['// The lease gives way.', 'gives way'],
  ['// Turns away the call.', 'Turns away'],
  ['// The transaction in hand.', 'in hand'],
  ['// Brings about a change.', 'Brings about'],
  ['// The office whence it came.', 'whence'],
  ['// Rests upon the index.', 'upon'],
])('the old words in "%s" are found', (line, words) => {
  expect(wordFaults('a.ts', line)).toEqual([expect.stringContaining(`"${words}" in a comment`)]);
});

test.each(['// The default when there is none.', '// Kept for good reason.', '// Handed to the reader.'])(
  'the plain comment "%s" has no fault',
  (line) => {
    expect(wordFaults('a.ts', line)).toEqual([]);
  },
);

test.each([
  "test('the row is gone for ever', () => {});",
  "test('the row is gone for ever', async ({ page }) => {});",
  "test.each([1])('row %i is gone for ever', () => {});",
  "describe(\n  'rows that are gone for ever',\n  () => {},\n);",
  "test('a', { tag: '@x' }, () => {});\ntest(`${'a'} is gone for ever`, () => {});",
])('old words in the title of %s are found, in test files alone', (text) => {
  expect(wordFaults('a.test.ts', text)).toEqual([expect.stringContaining('"for ever" in the title of a test')]);
  expect(wordFaults('a.ts', text)).toEqual([]);
});

test('tests name their values as they like, their comments follow the list', () => {
  expect(wordFaults('a.spec.ts', 'const made = 1;\n// Made anew.')).toEqual([
    'a.spec.ts:2: "anew" in a comment: again',
  ]);
});
