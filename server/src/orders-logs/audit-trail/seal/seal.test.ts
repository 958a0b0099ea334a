import { writtenDays } from '@console/contracts/core/written-days';
import { auditCalls, auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { noticeCalls } from '@console/contracts/platform/notices';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, viewer } from '../../../../test/callers.ts';
import { seedDate } from '../../../../test/environment.ts';
import { useServer } from '../../../../test/server.ts';
import { recordEntry } from '../../../platform/audit/record.ts';
import { systemActor } from '../../../platform/audit/actor.ts';
import { notices } from '../../../people/notices/module.ts';
import { userId } from '../../../shell/user/seed.ts';
import { auditTrailModule } from '../module.ts';
import { auditSeal } from './module.ts';
import { sealDays } from './seal.ts';

const server = useServer({ modules: [notices, auditTrailModule, auditSeal] });
const chief = { ...admin, userId: userId('ADMIN01') };
const yesterday = new Date(seedDate.getTime() - 86_400_000);
const day = '2026-03-15';
const verify = (date: string, caller = chief) => server.current.call(auditCalls.verify, caller, { body: { date } });
const db = () => server.current.database.db;
const add = (label: string, at = yesterday) =>
  recordEntry(db(), { actor: systemActor('uji'), module: 'card-types', action: 'UPDATE', entityLabel: label, at });
/** Changes entries as a person with write access to the database would. */
const tamper = async (change: Parameters<typeof sql>[0]) => {
  await sql`alter table audit_entry disable trigger audit_entry_append_only`.execute(db());
  await sql(change).execute(db());
  await sql`alter table audit_entry enable trigger audit_entry_append_only`.execute(db());
};
const text = (statement: string) => Object.assign([statement], { raw: [statement] }) as unknown as TemplateStringsArray;

test('days are sealed once they are over, each once; today stays open', async () => {
  await add('kemarin');
  expect((await verify(day)).result).toMatchObject({ state: 'open', sealedAt: null });
  expect(await sealDays(db(), seedDate)).toBeGreaterThan(0);
  expect(await sealDays(db(), seedDate)).toBe(0);
  const { result } = await verify(day);
  expect(result).toMatchObject({ state: 'sealed' });
  expect(result.entries).toBe(result.sealedEntries);
  const { result: list } = await server.current.call(callsOf(auditTrail)['list'], chief, {
    query: { from: day, to: day, search: 'kemarin' },
  });
  expect(list.rows[0].seal).toBe('sealed');
  expect((await verify('2026-03-16')).result.state).toBe('open');
});

test.each([
  ['changed', "update audit_entry set entity_label = 'lain' where entity_label = 'kemarin'"],
  ['removed', "delete from audit_entry where entity_label = 'lain'"],
])('an entry %s afterwards breaks the seal of its day, and admins are notified', async (_, statement) => {
  await tamper(text(statement));
  expect((await verify(day)).result.state).toBe('broken');
  expect((await server.current.call(noticeCalls.inbox, chief)).result.rows[0]).toMatchObject({
    kind: 'SEAL_BROKEN',
    text: writtenDays(`Tanggal ${day}`),
  });
  const audited = await db()
    .selectFrom('audit_entry')
    .select(['action', 'changes'])
    .where('entity_type', '=', 'audit-seal')
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();
  expect(audited).toMatchObject({ action: 'VERIFY', changes: [{ field: 'seal' }] });
});

test('an entry slipped in breaks the chain of the days after it too', async () => {
  await add('terlambat', new Date(yesterday.getTime() - 86_400_000));
  expect((await verify('2026-03-14')).result.state).toBe('broken');
  await sql`update audit_seal set digest = 'x' where day = '2026-03-13'`.execute(db());
  expect((await verify('2026-03-14')).result.state).toBe('broken');
});

test('only who may operate verifies, and no day to come', async () => {
  expect((await verify(day, viewer)).status).toBe(403);
  expect((await verify('2026-03-17')).body.errors).toMatchObject([{ field: 'date', code: 'NOT_ALLOWED' }]);
});
