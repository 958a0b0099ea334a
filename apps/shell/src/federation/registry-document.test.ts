import { readRegistry } from './registry-document.ts';
import { registryWith, release } from './testing/release.ts';

test('a document is read as it is', () => {
  const document = registryWith(release());
  expect(readRegistry(JSON.stringify(document))).toEqual(document);
});

test.each([
  ['without version', { ...release(), version: undefined }],
  ['without owner', { ...release(), owner: undefined }],
  ['with a title in one language', { ...release(), title: { id: 'Kartu' } }],
  ['with routes that are none', { ...release(), routes: [{ path: '/x' }] }],
  ['that is not even an object', 'cards'],
])('a remote %s is left out, the others stand', (_, broken) => {
  const good = release({ id: 'membership' });
  expect(readRegistry(JSON.stringify(registryWith(broken, good))).remotes).toEqual([good]);
});

test.each(['', '<!doctype html>', 'null', '[]', '{}', '{"revision":"1","remotes":[]}', '{"revision":1,"remotes":{}}'])('%j is no registry', (text) => {
  expect(() => readRegistry(text)).toThrow();
});
