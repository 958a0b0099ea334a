import { code, flag, line, reference } from '@console/contracts/core/fields';
import { defineResource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { define } from './definition.ts';

const offices = defineResource({
  module: 'offices',
  title: { id: 'Kantor', en: 'Offices' },
  fields: { code: code(), name: line({ maximum: 50 }) },
  derived: { head: line({ maximum: 50 }) },
  label: 'name',
  operations: ['list', 'lov'],
  volume: 5_000_000,
  lov: { open: flag() },
  list: { filters: { mraId: reference('mra/lov'), wide: flag() }, defaultSort: ['code,asc'] },
});

const stored = { table: 'branch' } as const;
const any = sql`true`;

test('columns, predicates, orders and indexes of a definition are named by its contract', () => {
  const definition = define(offices, {
    ...stored,
    columns: { name: 'title', status: 'state', createdAt: 'made_at', head: 'head_name' },
    filters: {
      mraId: (id) => sql`${id.toLowerCase()}`,
      wide: (wide) => sql`${wide === true}`,
      open: (open: boolean) => sql`${open}`,
    },
    together: ['mraId'],
    numbers: { code: { column: any, key: (text) => text } },
    ties: { name: [any] },
    sorts: { head: any },
    references: { code: 'branch' },
    uniqueIndexes: { name: 'office_name' },
  });
  expect(Object.keys(definition.filters ?? {})).toStrictEqual(['mraId', 'wide', 'open']);
});

test('a name that the contract of a definition does not have does not compile', () => {
  // @ts-expect-error -- no such field
  expect(define(offices, { ...stored, columns: { nope: 'title' } })).toBeDefined();
  // @ts-expect-error -- neither a filter nor a parameter of the list of values
  expect(define(offices, { ...stored, filters: { nope: () => any } })).toBeDefined();
  // @ts-expect-error -- the filter is yes or no
  expect(define(offices, { ...stored, filters: { wide: (size: number) => sql`${size}` } })).toBeDefined();
  // @ts-expect-error -- no such filter
  expect(define(offices, { ...stored, together: ['nope'] })).toBeDefined();
  // @ts-expect-error -- no such field
  expect(define(offices, { ...stored, numbers: { nope: { column: any, key: String } } })).toBeDefined();
  // @ts-expect-error -- no such field
  expect(define(offices, { ...stored, ties: { nope: [any] } })).toBeDefined();
  // @ts-expect-error -- no such field
  expect(define(offices, { ...stored, sorts: { nope: any } })).toBeDefined();
  // @ts-expect-error -- derived fields are not stored
  expect(define(offices, { ...stored, references: { head: 'branch' } })).toBeDefined();
  // @ts-expect-error -- no such field
  expect(define(offices, { ...stored, uniqueIndexes: { nope: 'office_name' } })).toBeDefined();
});
