import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { findRecords } from '../resource/read.ts';
import { resourcesOf } from '../resource/registered.ts';
import { sql } from 'kysely';
import { resourceColumns } from './cells.ts';
import { withNamedReferences } from './named-references.ts';

const server = useServer({ modules });

/** What a spreadsheet reads as a day of a month, such as `7-12`. */
const dayLike = /^\d{1,2}[-/]\d{1,2}$/;

/** The id of a record, which says nothing to people. */
const idLike = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

test('no cell of a file is an object, a structure, an id, or read as a day by a spreadsheet, in any list', async () => {
  const { db } = server.current.database;
  const faults: string[] = [];
  let rows = 0;
  for (const registered of walkedResources(resourcesOf(server.current.app).values())) {
    const { resource, definition } = registered;
    if (!resource.operations.includes('download')) continue;
    const { rows: ids } = await sql<{ id: string }>`
      select t.id from ${sql.table(definition.table)} t ${definition.joins ?? sql``}
      where ${definition.where ?? sql`t.deleted_at is null`} limit 40`.execute(db);
    const records = await findRecords(
      db,
      registered,
      ids.map(({ id }) => id),
      { type: 'all' },
      { of: 'list', caller: admin },
    );
    rows += records.length;
    const named = await withNamedReferences(db, registered, records);
    for (const language of ['id', 'en'] as const)
      for (const column of resourceColumns(resource, undefined, language))
        for (const record of named) {
          const cell = column.cell(record);
          if (typeof record[column.name] !== 'string' && typeof cell === 'string' && /\[object |[{}]|^\[/.test(cell))
            faults.push(`${resource.module}.${column.name}: ${cell}`);
          else if (typeof cell === 'string' && idLike.test(cell))
            faults.push(`${resource.module}.${column.name}: ${cell}`);
          else if (typeof cell === 'string' && dayLike.test(cell))
            faults.push(`${resource.module}.${column.name}: ${cell} is read as a day`);
        }
  }
  expect([...new Set(faults)]).toEqual([]);
  expect(rows).toBeGreaterThan(atLeast(500));
});
