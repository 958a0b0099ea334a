import { checkRecord } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { findRecords } from './read.ts';
import { resourcesOf } from './registered.ts';

const server = useServer({ modules });

test('every seeded record that people change is one that its form would save', async () => {
  const { db } = server.current.database;
  const faults = new Map<string, number>();
  let checked = 0;
  for (const registered of walkedResources(resourcesOf(server.current.app).values())) {
    const { resource, definition } = registered;
    if (!resource.operations.includes('update')) continue;
    const { table, joins = sql``, where = sql`t.deleted_at is null` } = definition;
    const { rows } = await sql<{ id: string }>`
      select t.id from ${sql.table(table)} t ${joins} where ${where} limit 300`.execute(db);
    const ids = rows.map(({ id }) => id);
    const records = await findRecords(db, registered, ids, { type: 'all' }, { of: 'detail', caller: null });
    checked += records.length;
    for (const record of records) {
      const result = checkRecord(resource.fields, record, resource.rules);
      for (const { field, code } of result.ok ? [] : result.errors) {
        const at = `${resource.module}.${field}: ${code}`;
        faults.set(at, (faults.get(at) ?? 0) + 1);
      }
    }
  }
  expect(Object.fromEntries(faults)).toEqual({});
  expect(checked).toBeGreaterThan(atLeast(500));
});
