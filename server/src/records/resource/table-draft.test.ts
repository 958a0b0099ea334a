import {
  choice,
  code,
  line,
  money,
  options,
  recordStatus,
  reference,
  richText,
  tags,
} from '@console/contracts/core/fields';
import { defineResource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { mras } from '@console/contracts/branches-stores/mra';
import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { draftColumns, draftStatements } from './table-draft.ts';

const server = useServer({ modules: [] });
const kiosks = defineResource({
  module: 'trial-kiosk',
  title: text('Kios', 'Kiosk'),
  label: 'name',
  volume: 10,
  fields: {
    code: code(),
    name: line({ minimum: 3, maximum: 60, unique: true }),
    mraId: reference(mras),
    kind: choice(options({ "D'A": ['Dalam'], L: ['Luar'] }), { required: false }),
    terms: richText({ maximum: 4_000, required: false }),
    words: tags({ maximum: 10 }),
    rent: money({ minimum: 0, maximum: 9_000_000_000 }),
  },
  list: { filters: { status: recordStatus() }, defaultSort: ['code,asc'] },
  operations: ['list'],
});
const tableOf = (module: string) => (module === 'mra' ? 'mra' : undefined);

test('columns follow from the kind of field, whether it may be empty, and what it refers to', () => {
  expect(draftColumns(kiosks, tableOf).map(({ name, sql: type, required }) => [name, type, required])).toEqual([
    ['code', 'text', true],
    ['name', 'text', true],
    ['mra_id', 'uuid', true],
    ['kind', 'text', false],
    ['terms', 'text', false],
    ['words', 'text[]', true],
    ['rent', 'bigint', true],
  ]);
});

test('the drafted statements make a table that refuses what the contract refuses', async () => {
  const { db } = server.current.database;
  for (const statement of draftStatements('trial_kiosk', kiosks, tableOf)) {
    const [before = '', after] = statement.split('{recordColumns}');
    await (after === undefined ? sql.raw(before) : sql`${sql.raw(before)}${recordColumns}${sql.raw(after)}`).execute(
      db,
    );
  }
  const insert = (values: string) =>
    sql`insert into trial_kiosk (id, created_by, updated_by, code, name, mra_id, kind, words, rent)
      select gen_random_uuid(), 'A', 'A', ${sql.raw(values)} from mra limit 1`.execute(db);
  await insert(`'K1', 'Kios', id, 'D''A', '{}', 9000000000`);
  await expect(insert(`'K2', 'KIOS', id, null, '{}', 1`)).rejects.toThrow('trial_kiosk_name_key');
  await expect(insert(`'K2', 'Lain', id, 'X', '{}', 1`)).rejects.toThrow('check');
  await expect(insert(`'K2', 'Lain', gen_random_uuid(), null, '{}', 1`)).rejects.toThrow('foreign key');
  await expect(insert(`'K2', 'Lain', id, null, '{}', -1`)).rejects.toThrow('check');
});
