import { randomUUID } from 'node:crypto';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { sql } from 'kysely';
import { modules } from '../../modules.ts';
import { columnOf } from './columns.ts';
import { resourcesOf } from './registered.ts';
import { requireWithin } from './written-within.ts';

const server = useServer({ modules });
const scopedCreates = () =>
  [...resourcesOf(server.current.app).values()].filter(
    ({ resource, definition }) => resource.operations.includes('create') && definition.scope !== undefined,
  );
const nowhere = testCaller(
  'CABANG01',
  { '*': 'Full Access' },
  { mappingType: null, scope: { type: 'none', viewer: { userId: randomUUID(), isAdmin: false } as never } },
);
const national = testCaller('PUSAT01', { '*': 'Full Access' });

test('no create of any resource stores what lies outside the scope of its maker', async () => {
  const { db } = server.current.database;
  const seen: string[] = [];
  for (const registered of scopedCreates()) {
    const { resource, definition } = registered;
    const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(definition.table)} t
      ${definition.joins ?? sql``} where ${definition.where ?? sql`t.deleted_at is null`} limit 1`.execute(db);
    const [row] = rows;
    if (!row) continue;
    const stored = (caller: typeof nowhere) =>
      db.transaction().execute((tx) => requireWithin(tx, registered, row.id, { caller }, 'create'));
    const refusal = await stored(nowhere).catch((error: unknown) => error);
    const code = definition.writtenWithin ? 'VALIDATION' : 'FORBIDDEN';
    expect({ module: resource.module, refusal }).toMatchObject({ module: resource.module, refusal: { code } });
    await expect(stored(national)).resolves.toBeUndefined();
    seen.push(resource.module);
  }
  expect(seen).toEqual(expect.arrayContaining(['branch', 'master-branch-nmc', 'master-branch-ufi', 'branch-rate']));
});

test('a scope that is a column of the branch has a field, whose fault says that the branch is foreign', () => {
  const unnamed = scopedCreates().filter(
    ({ resource, definition }) =>
      typeof definition.scope === 'string' &&
      definition.writtenWithin === undefined &&
      !Object.keys(resource.fields).some((name) => columnOf(definition as never, name) === definition.scope),
  );
  expect(unnamed.map(({ resource }) => resource.module)).toEqual([]);
});
