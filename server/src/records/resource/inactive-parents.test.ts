import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { userId } from '../../shell/user/seed.ts';
import { expressionOf } from './columns.ts';
import { parentFields } from './inactive-parents.ts';
import { targetOf } from './references.ts';
import { resourcesOf, type RegisteredResource } from './registered.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const caller = { ...admin, userId: userId('ADMIN01') };

/** A record whose parent is set, with its parent. */
async function pairOf(registered: RegisteredResource, name: string) {
  const parent = expressionOf(registered.definition as never, name);
  const { rows } = await sql<{ id: string; version: number; parent: string }>`
    select t.id, t.version, ${parent} as parent from ${sql.table(registered.definition.table)} t
    where ${parent} is not null and t.deleted_at is null order by t.id limit 1`.execute(db());
  return rows[0];
}
const setStatus = (table: string, id: string, status: string) =>
  sql`update ${sql.table(table)} set status = ${status} where id = ${id}`.execute(db());

test('no record becomes active below an inactive one that it would keep active', async () => {
  const walked: string[] = [];
  for (const registered of resourcesOf(server.current.app).values()) {
    const { resource, definition, calls } = registered;
    if (!resource.operations.includes('activate')) continue;
    for (const name of parentFields(registered)) {
      const pair = await pairOf(registered, name);
      if (!pair) continue;
      const target = targetOf(registered, name)!.definition.table;
      await setStatus(definition.table, pair.id, 'inactive');
      await setStatus(target, pair.parent, 'inactive');
      const activate = () =>
        server.current.call(calls['activate'], caller, {
          body: { items: [{ secureId: pair.id, version: pair.version }], reason: 'uji coba induk' },
        });
      const { body } = await activate();
      expect([resource.module, name, body.code]).toEqual([resource.module, name, 'PARENT_INACTIVE']);
      await setStatus(target, pair.parent, 'active');
      expect([resource.module, name, (await activate()).body.code]).not.toContain('PARENT_INACTIVE');
      walked.push(`${resource.module}.${name}`);
    }
  }
  expect(walked).toEqual(expect.arrayContaining(['mro.mraId', 'program-type.defaultDatabaseTypeId']));
});
