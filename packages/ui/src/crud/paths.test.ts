import { defineResource } from '@console/contracts/core/resource';
import { line } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { listPathsOf } from './paths.ts';

const routes = { module: 'things', privilege: 'things:browse', pages: { list: '/things', create: '/things/create' } };
const base = {
  module: 'things',
  title: text('Hal', 'Thing'),
  label: 'name',
  volume: 10,
  titles: { name: text('Nama', 'Name') },
  fields: { name: line({ maximum: 20 }) },
  list: { filters: {}, sorts: ['name'], defaultSort: ['name,asc'], search: ['name'], columns: ['name'] },
} as const;

test('a list of records that only files bring links to its create page as an import', () => {
  const files = defineResource({ ...base, operations: ['list'], calls: { importUpload: {} as never } });
  expect(listPathsOf(routes, files)).toEqual({ import: '/things/create' });
});

test('a list of records that people create links to its create page as such', () => {
  const made = defineResource({ ...base, operations: ['list', 'create'], calls: { importUpload: {} as never } });
  expect(listPathsOf(routes, made)).toEqual({ create: '/things/create' });
});
