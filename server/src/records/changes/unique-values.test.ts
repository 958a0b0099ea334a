import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { columnOf } from '../resource/columns.ts';
import { resourcesOf } from '../resource/registered.ts';

const server = useServer({ modules });

/**
 * Two requests that create the same would both wait, and the second could not be approved: what the database keeps
 * unique the contract declares, so that a request reserves it.
 */
test('of records that are created with four eyes, every value that is kept unique is declared as such', async () => {
  const { rows: indexes } = await sql<{ table: string; name: string; definition: string }>`
    select tablename as table, indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and indexdef like 'CREATE UNIQUE%' and indexname not like '%_pkey'`.execute(
    server.current.database.db,
  );
  const undeclared: string[] = [];
  const seen: string[] = [];
  for (const { resource, definition } of resourcesOf(server.current.app).values()) {
    if (!resource.fourEyes || resource.effective || !resource.operations.includes('create')) continue;
    seen.push(resource.module);
    const declared = Object.keys(resource.fields).filter((name) => resource.fields[name]!.unique);
    const named = new Set(Object.values(definition.uniqueIndexes ?? {}));
    const columns = declared.map((name) => columnOf(definition as never, name)).filter((name) => name !== null);
    const belongs = definition.belongs?.compile(server.current.database.db).sql;
    for (const index of indexes.filter(({ table, name }) => table === definition.table && !named.has(name))) {
      // Among active records alone: which of them is active is asked when they are switched on.
      if (/status = 'active'/.test(index.definition)) continue;
      // Among records of another business line alone, which lie in the same table.
      const [, line] = /business_line = ('\w+')/.exec(index.definition) ?? [];
      if (line !== undefined && belongs?.includes(line) === false) continue;
      const [, covered = ''] = /\((.*)\)/.exec(index.definition) ?? [];
      if (!columns.some((column) => new RegExp(`\\b${column}\\b`).test(covered)))
        undeclared.push(`${resource.module}: ${index.name}`);
    }
  }
  expect(undeclared).toEqual([]);
  expect(seen).toEqual(expect.arrayContaining(['branch', 'financial-scheme', 'branch-rate-exclusive']));
});
