import { staleReferences } from './stale.mjs';

const cards = { file: 'docs/model/reference/cards.md', text: '# Reference: cards\n' };
const always = () => true;

test('documents equal to the generated ones have no faults', () => {
  expect(staleReferences([cards], [cards], always)).toEqual([]);
});

test.each([
  ['a document that says something else', [{ ...cards, text: 'old' }], always, 'is not what the contracts say'],
  ['a document that is missing', [], always, 'is not what the contracts say'],
  ['a document of no domain', [cards, { file: 'reference/x.md', text: '' }], always, 'is of no domain'],
  ['a domain without rules', [cards], () => false, 'docs/model/cards.md with the rules of cards is missing'],
])('%s is a fault', (_, found, hasRules, fault) => {
  expect(staleReferences([cards], found, hasRules)).toEqual([expect.stringContaining(fault)]);
});
