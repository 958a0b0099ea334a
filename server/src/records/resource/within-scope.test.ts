import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import type { Tx } from '../../platform/context.ts';
import { listOffering } from './offered.ts';
import { resourcesOf, type RegisteredResource } from './registered.ts';
import { targetOf } from './references.ts';
import { scopeErrors } from './within-scope.ts';

const server = useServer({ modules });
const nowhere = testCaller(
  'CABANG01',
  { '*': 'Full Access' },
  { mappingType: 'BRANCH', scope: { type: 'none', viewer: { userId: randomUUID(), isAdmin: false } as never } },
);
const national = testCaller('PUSAT01', { '*': 'Full Access' });
const written = () =>
  [...resourcesOf(server.current.app).values()].filter(({ resource: { operations } }) =>
    operations.some((operation) => operation === 'create' || operation === 'update'),
  );

async function anyId(tx: Tx, { definition }: RegisteredResource): Promise<string | null> {
  const { table, joins = sql``, where = sql`t.deleted_at is null` } = definition;
  const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(table)} t ${joins}
    where ${where} limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

test('no field of any resource takes a record outside the scope of the maker', async () => {
  const seen: string[] = [];
  await server.current.database.db.transaction().execute(async (tx) => {
    for (const registered of written()) {
      const { resource } = registered;
      for (const [name, field] of Object.entries(resource.fields)) {
        const chosen = listOffering(registered, field) ?? targetOf(registered, name);
        if (!chosen || (chosen.definition.scope === undefined && chosen.definition.lov?.scope === undefined)) continue;
        const id = await anyId(tx, chosen);
        if (id === null) continue;
        const where = `${resource.module}.${name}`;
        const values = { [name]: field.kind === 'references' ? [id] : id };
        const errors = await scopeErrors(tx, registered, values, null, nowhere);
        const code = expect.stringMatching(/^NOT_(FOUND|ALLOWED)$/);
        expect({ where, errors }).toEqual({ where, errors: [{ field: name, code }] });
        expect({ where, errors: await scopeErrors(tx, registered, values, null, national) }).toEqual({
          where,
          errors: [],
        });
        seen.push(where);
      }
    }
  });
  expect(seen).toEqual(
    expect.arrayContaining(['store-exclusive-rate.storeId', 'exclusive-dealer-rate.dealerId', 'branch-rate.branchId']),
  );
});
