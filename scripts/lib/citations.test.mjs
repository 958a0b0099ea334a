import { anchorsOf, citationFaults } from './citations.mjs';

// Assembled at run time, so that this file cites nothing itself.
const older = (...words) => words.join(' ');
const model = ['docs', 'model'].join('/');

const cards = {
  file: `${model}/cards.md`,
  text: '# Cards\n\n## Card number\n\n<a id="one-live-card"></a>\n\n3. A member has one.\n',
};
const faultsOf = (text, file = 'server/src/x.ts') => citationFaults([cards, { file, text }]).faults;

test('anchors are those of headings and of ids before a rule', () => {
  expect([...anchorsOf(cards.text)]).toEqual(['cards', 'card-number', 'one-live-card']);
});

test('a heading within a code block is no anchor', () => {
  expect([...anchorsOf('# A\n\n```sh\n# B\n```\n')]).toEqual(['a']);
});

test('a citation of a heading or of an id is resolved and counted', () => {
  const text = `/** Luhn (${model}/cards.md#card-number, ${model}/cards.md#one-live-card). */`;
  expect(citationFaults([cards, { file: 'x.ts', text }])).toEqual({ seen: 2, faults: [] });
});

test.each([
  ['an anchor that is not there', `/** (${model}/cards.md#card-numbers) */`, 'has no such anchor'],
  ['a document that is not there', `/** (${model}/card.md#card-number) */`, 'is not there'],
  ['a model and a section', `/** (${older('cards', 'model, section')} 2) */`, 'name an anchor'],
  ['a model and a route', `/** (${older('shell', 'model, /user')}) */`, 'name an anchor'],
  ['a section of the specification', `/** (specification, ${older('section', '5')}) */`, 'name an anchor'],
  ['a section over a line break', `/**\n * as (cards\n * ${older('model,', 'x')}) */`, 'name an anchor'],
])('%s is a fault', (_, text, fault) => {
  expect(faultsOf(text)).toContainEqual(expect.stringContaining(fault));
});

test('a link between documents needs its anchor, in the other document or in its own', () => {
  expect(faultsOf('[a](cards.md#card-number) [b](#here)\n\n# Here\n', `${model}/shell.md`)).toEqual([]);
  expect(faultsOf('[a](cards.md#gone) [b](#gone)', `${model}/shell.md`)).toHaveLength(2);
});

test('a section of a public standard may be cited by number', () => {
  expect(faultsOf(`// RFC 6238, ${older('section', '5.2')}`)).toEqual([]);
});
