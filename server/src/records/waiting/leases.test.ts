import { losses } from '@console/contracts/cards/card-lost';
import { callsOf } from '@console/contracts/core/resource';
import { leaseMinutes, queueCalls } from '@console/contracts/platform/queues';
import { homeCalls } from '@console/contracts/shell/home';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { lossModule } from '../../cards/card-lost/module.ts';
import { home } from '../../shell/home/module.ts';
import { queues } from './leases.ts';

/** Work of queues that people take: one record, or the next. */

const server = useServer({ modules: [queues, lossModule, home] });
const db = () => server.current.database.db;
const code = 'CARD_LOST';
const levels = (level: string) => ({ 'card-lost:browse': level, 'home:browse': 'View Only' });
const people = Array.from({ length: 6 }, (_, index) => testCaller(`KERJA0${index}`, levels('Input')));
const [first, second] = people as [(typeof people)[0], (typeof people)[0]];
const supervisor = testCaller('ATASAN01', levels('Approval'));
const minutes = (count: number) => new Date(seedDate.getTime() + count * 60_000);
afterEach(async () => {
  server.current.setNow(seedDate);
  await db().deleteFrom('queue_lease').execute();
});

type Person = typeof first;
const next = async (who: Person): Promise<string | null> =>
  (await server.current.call(queueCalls.takeNext, who, { body: { code } })).result.secureId;
const list = async (who: Person, query: object = {}) =>
  (
    await server.current.call(callsOf(losses)['list'], who, {
      query: { state: ['REPORTED', 'CONFIRMED'], sort: ['createdAt,asc'], size: 100, ...query },
    })
  ).result;
const take = (who: Person, row: { secureId: string; version: number }, over = false) =>
  server.current.call(queueCalls.take, who, { body: { code, secureId: row.secureId, version: row.version, over } });
const release = (who: Person, secureId: string) =>
  server.current.call(queueCalls.release, who, { body: { code, secureId } });

test('people who ask at once get different records, the longest waiting first, and each once', async () => {
  const { rows } = await list(first);
  expect(rows.length).toBeGreaterThan(1);
  const taken = await Promise.all(people.map((who) => next(who)));
  const got = taken.filter((id) => id !== null);
  expect(new Set(got).size).toBe(got.length);
  expect(got).toHaveLength(Math.min(people.length, rows.length));
  expect(got.toSorted()).toEqual(
    rows
      .slice(0, got.length)
      .map(({ secureId }: { secureId: string }) => secureId)
      .toSorted(),
  );
});

test('who asks again gets the own record until it is released or its time is over', async () => {
  const own = await next(first);
  expect([await next(first), (await next(second)) === own]).toEqual([own, false]);
  server.current.setNow(minutes(leaseMinutes + 1));
  expect(await next(second)).toBe(own);
});

test('the list names who works on a record, and shows the own ones', async () => {
  const own = await next(first);
  const shown = async (who: Person, assignee: string) =>
    (await list(who, { assignee })).rows.map(({ secureId, assignee: by }: { secureId: string; assignee: string }) => [
      secureId,
      by,
    ]);
  expect(await shown(second, first.username)).toEqual([[own, first.username]]);
  expect(await shown(second, second.username)).toEqual([]);
  server.current.setNow(minutes(leaseMinutes + 1));
  expect(await shown(second, first.username)).toEqual([]);
});

test('a taken record is refused to others; who approves takes it over or frees it, on the record', async () => {
  const [row] = (await list(first)).rows;
  expect((await take(first, row)).result).toMatchObject({ username: first.username });
  for (const over of [false, true]) expect((await take(second, row, over)).body.code).toBe('QUEUE_TAKEN');
  expect((await release(second, row.secureId)).body.code).toBe('QUEUE_TAKEN');
  expect((await take(supervisor, row)).body.code).toBe('QUEUE_TAKEN');
  expect((await take(supervisor, row, true)).result).toMatchObject({ username: supervisor.username });
  expect((await release(supervisor, row.secureId)).result).toEqual({ released: true });
  expect((await release(supervisor, row.secureId)).result).toEqual({ released: false });
  const trail = await db()
    .selectFrom('audit_entry')
    .select(['username', 'action'])
    .where('entity_id', '=', row.secureId)
    .where('outcome', '=', 'success')
    .where('action', 'in', ['CLAIM', 'RELEASE'])
    .orderBy('id')
    .execute();
  expect(trail.slice(-3)).toEqual([
    { username: first.username, action: 'CLAIM' },
    { username: supervisor.username, action: 'CLAIM' },
    { username: supervisor.username, action: 'RELEASE' },
  ]);
});

test('a record is taken at the version that was seen, while it waits, within the own scope and queue', async () => {
  const [row] = (await list(first)).rows;
  expect((await take(first, { ...row, version: row.version + 1 })).body.code).toBe('STALE_VERSION');
  const { result: done } = await server.current.call(callsOf(losses)['list'], first, {
    query: { state: ['REJECTED', 'FOUND'] },
  });
  if (done.rows[0]) expect((await take(first, done.rows[0])).body.code).toBe('QUEUE_LEFT');
  const stranger = testCaller('ASING01', { 'home:browse': 'View Only' });
  expect((await take(stranger, row)).status).toBe(404);
  const elsewhere = { ...first, scope: { type: 'none' } as const };
  expect((await take(elsewhere, row)).status).toBe(404);
  expect(await next(elsewhere)).toBeNull();
});

test('home says how many wait longer than the target', async () => {
  const { rows } = await sql<{ late: number }>`select count(*)::int as late from card_loss
    where state in ('REPORTED', 'CONFIRMED') and deleted_at is null
      and created_at < ${new Date(seedDate.getTime() - 24 * 3_600_000)}`.execute(db());
  const { result } = await server.current.call(homeCalls.counters, first);
  expect(result.find((each: { code: string }) => each.code === code)).toMatchObject({
    late: rows[0]!.late,
    targetHours: losses.queues['open']!.targetHours,
  });
});
