import { release } from '../testing/release.ts';
import { readRecord } from './record-document.ts';

test('of a record the shell takes what it needs', () => {
  const { manifest: _, ...record } = release();
  expect(readRecord(JSON.stringify({ ...record, changelog: 'x' }), release())).toEqual(record);
});

test.each([
  ['without version', { ...release(), version: undefined }],
  ['without owner', { ...release(), owner: undefined }],
  ['with a title in one language', { ...release(), title: { id: 'Kartu' } }],
  ['with routes that are none', { ...release(), routes: [{ path: '/x' }] }],
  ['that is not even an object', 'cards'],
])('a record %s is rejected', (_, broken) => {
  expect(() => readRecord(JSON.stringify(broken), release())).toThrow('is not one');
});
