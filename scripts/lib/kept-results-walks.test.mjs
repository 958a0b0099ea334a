// Reads in all: nothing
import { byName } from './kept-results-keys.mjs';
import { isWalk, partsOf } from './kept-results-walks.mjs';

const graph = (imports) =>
  Object.fromEntries(
    Object.entries(imports).map(([file, names]) => [file, { imports: names.map((name) => ({ path: name })) }]),
  );
const inputs = graph({
  'server/src/records/walk.test.ts': ['server/src/modules.ts', 'server/test/walked.ts'],
  'server/src/modules.ts': ['server/src/cards/modules.ts', 'server/src/products/modules.ts'],
  'server/src/cards/modules.ts': ['server/src/products/price.ts', 'server/src/platform/call.ts'],
  'server/src/products/modules.ts': ['server/src/products/price.ts'],
});
const reached = new Set([...Object.keys(inputs), 'server/test/walked.ts', 'server/src/products/price.ts']);
const parts = partsOf(inputs, reached, () => true);
const sourcesOf = (domain) => [...parts.get(domain)].toSorted(byName);

test('a part of a walk has the shared sources, those of its domain and what these import of others', () => {
  const shared = ['server/src/modules.ts', 'server/src/records/walk.test.ts', 'server/test/walked.ts'];
  expect([...parts.keys()]).toEqual(['cards', 'products']);
  expect(sourcesOf('products')).toEqual(
    [...shared, 'server/src/products/modules.ts', 'server/src/products/price.ts'].toSorted(),
  );
  expect(sourcesOf('cards')).toEqual(
    [
      ...shared,
      'server/src/cards/modules.ts',
      'server/src/platform/call.ts',
      'server/src/products/price.ts',
    ].toSorted(),
  );
});

test.each([
  ['walked(decisions(), ({ module }) => module)', true],
  ['walkedResources(all)', true],
  ['walkedCalls(all)', true],
  ['const walked = all.filter(isOpen);', false],
])('whether %s takes a part of a walk is %s', (text, expected) => {
  expect(isWalk(text)).toBe(expected);
});
