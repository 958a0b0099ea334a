import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { cardTypes } from '@console/contracts/cards/card-types';
import { callsOf } from '@console/contracts/core/resource';
import { users } from '@console/contracts/shell/user';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { cardTypesModule } from '../../cards/card-types/resource.ts';
import { users as usersModule } from '../../shell/user/module.ts';
import { userId } from '../../shell/user/seed.ts';
import { auditTrailModule } from './module.ts';

const server = useServer({ modules: [usersModule, cardTypesModule, auditTrailModule] });
const reader = { ...admin, userId: userId('ADMIN02'), username: 'ADMIN02' };
const detail = (resource: Parameters<typeof callsOf>[0], secureId: string, caller = reader) =>
  server.current.call(callsOf(resource)['detail'], caller, { parameters: { secureId } });
const list = (query: Readonly<Record<string, unknown>>) =>
  server.current.call(callsOf(auditTrail)['list'], reader, { query });
const reads = () =>
  server.current.database.db
    .selectFrom('audit_entry')
    .select(['username', 'module', 'entity_id', 'entity_label', 'filter'])
    .where('action', '=', 'READ')
    .orderBy('at')
    .orderBy('module')
    .execute();
const minutes = (count: number) => server.current.setNow(new Date(seedDate.getTime() + count * 60_000));

test('reads of a record with personal data within ten minutes have one entry; of another record none', async () => {
  const id = userId('HOOPS01');
  minutes(0);
  await detail(users, id);
  await detail(users, id);
  expect(await reads()).toMatchObject([{ username: 'ADMIN02', module: 'user', entity_id: id }]);
  minutes(11);
  await detail(users, id);
  await detail(users, id, { ...reader, userId: userId('ADMIN03'), username: 'ADMIN03' });
  expect((await reads()).map(({ username }) => username)).toEqual(['ADMIN02', 'ADMIN02', 'ADMIN03']);
  const [card] = (await server.current.call(callsOf(cardTypes)['list'], reader)).result.rows;
  await detail(cardTypes, card.secureId);
  expect((await reads()).map(({ module }) => module)).not.toContain('card-types');
});

test('what is not seen leaves no entry', async () => {
  const before = (await reads()).length;
  expect((await detail(users, '7f6d1c52-6d7b-4d11-9a29-0f6a5b1c0009')).status).toBe(404);
  expect(await reads()).toHaveLength(before);
});

test('looking into the trail leaves a trace: an entry opened, and a search for one person', async () => {
  minutes(60);
  const before = (await reads()).length;
  const day = seedDate.toISOString().slice(0, 10);
  const { rows } = (await list({ from: day, to: day })).result;
  expect(await reads()).toHaveLength(before);
  await list({ from: day, to: day, username: 'HOOPS01' });
  await detail(auditTrail, rows[0].secureId);
  expect((await reads()).slice(before)).toMatchObject([
    { module: 'audit-trail', filter: { username: 'HOOPS01' } },
    { module: 'audit-trail', entity_id: rows[0].secureId },
  ]);
});

test('changes are called as the module calls them', async () => {
  minutes(90);
  const [card] = (await server.current.call(callsOf(cardTypes)['list'], reader)).result.rows;
  await server.current.call(callsOf(cardTypes)['update'], reader, { body: { ...card, name: 'Kartu Uji' } });
  const [entry] = await server.current.database.db
    .selectFrom('audit_entry')
    .select('id')
    .where('entity_id', '=', card.secureId)
    .where('action', '=', 'UPDATE')
    .orderBy('at', 'desc')
    .execute();
  expect((await detail(auditTrail, entry!.id)).result.changes).toContainEqual({
    field: 'name',
    title: { id: 'Nama', en: 'Name' },
    before: card.name,
    after: 'Kartu Uji',
  });
});
