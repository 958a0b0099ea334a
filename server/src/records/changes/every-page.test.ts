import type { Resource } from '@console/contracts/core/resource';
import { pageMatching } from '@console/contracts/core/page-match';
import table from '@console/contracts/routes.json' with { type: 'json' };
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { findRecords } from '../resource/read.ts';
import { resourcesOf, type RegisteredResource, type Row } from '../resource/registered.ts';
import { propose, type Proposal } from './propose.ts';
import { pageOfChange } from './page-of-change.ts';

/** Every change of every module with four eyes has a name and a page, also in its notice. */

const server = useServer({ modules });
const reason = 'alasan uji permintaan';

class Undone extends Error {}

/** The page of an address, where the holders of this privilege may open it. */
function opens(address: string, { privilege }: Pick<Resource, 'privilege'>): boolean {
  const path = address.split('?')[0]!;
  return !path.includes('//') && !path.endsWith('/') && pageMatching(table.routes, path)?.privilege === privilege;
}

/** A record of the module as its seeds have it, for which nothing waits. */
async function stored(registered: RegisteredResource): Promise<Row | undefined> {
  const { db } = server.current.database;
  const { table: name, where = sql`t.deleted_at is null`, joins = sql`` } = registered.definition;
  const { rows } = await sql<{ id: string }>`
    select t.id from ${sql.table(name)} t ${joins} where ${where}
      and t.id not in (select record_id from change_request where state = 'PENDING' and record_id is not null)
      order by t.id limit 1`.execute(db);
  const ids = rows.map(({ id }) => id);
  const all = { type: 'all' } as const;
  return (await findRecords(db, registered, ids, all, { of: 'detail', caller: null }))[0];
}

/** What a proposal is called and where it leads to. */
async function asked(registered: RegisteredResource, proposal: Proposal): Promise<object> {
  const { app } = server.current;
  const { db } = server.current.database;
  let found: object = {};
  const work = db.transaction().execute(async (tx) => {
    const { action, before } = proposal;
    // A new record takes the place of the one whose values it has.
    if (action === 'create')
      await sql`update ${sql.table(registered.definition.table)} set deleted_at = now()
        where id = ${before!.secureId}`.execute(tx);
    const made = action === 'create' ? { ...proposal, before: null } : proposal;
    const request = { headers: {}, id: 'uji', ip: '127.0.0.1' } as never;
    const change = await propose(tx, app.services, registered, { caller: admin, request }, made);
    const { rows } = await sql<{ link: string }>`
      select link from console_notice where kind = 'CHANGE_WAITING' and link like ${`%${change.id}`} limit 1`.execute(
      tx,
    );
    found = {
      named: change.record_label.trim() !== '' && !/^\s|\s$/.test(change.record_label),
      page: opens(await pageOfChange(tx, registered, change), registered.resource),
      link: opens(rows[0]?.link ?? '//', registered.resource),
    };
    throw new Undone();
  });
  await work.catch((cause: unknown) => {
    if (!(cause instanceof Undone)) throw cause;
  });
  return found;
}

test('changes of all kinds are named, and lead to a page that their approvers may open', async () => {
  const found: Record<string, object> = {};
  const expected: Record<string, object> = {};
  const fourEyed = walkedResources(resourcesOf(server.current.app).values()).filter(
    ({ resource }) => resource.fourEyes,
  );
  expect(fourEyed.length).toBeGreaterThan(atLeast(30));
  for (const registered of fourEyed) {
    const { resource } = registered;
    const before = await stored(registered);
    const kinds = ['create', 'update', 'delete'].filter((name) => resource.operations.includes(name as never));
    for (const action of kinds as ('create' | 'update' | 'delete')[]) {
      if (action === 'create' && resource.effective) continue;
      const name = `${resource.module} ${action}`;
      expected[name] = { named: true, page: true, link: true };
      if (!before) continue;
      const values = Object.fromEntries(
        Object.keys(resource.fields).flatMap((field) => (field in before ? [[field, before[field]]] : [])),
      );
      found[name] = await asked(registered, { action, before, values, reason }).catch((error: unknown) => ({
        failed: String(error),
      }));
    }
  }
  expect(found).toEqual(expected);
});
