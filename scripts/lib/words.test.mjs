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
