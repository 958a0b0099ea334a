import { stores } from '@console/contracts/branches-stores/store';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { scheduledJobs } from '../../platform/schedule/job.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { storeId } from '../outlet/store-seed.ts';
import { documentJob } from './check.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const today = jakartaDay(seedDate);
const run = () => scheduledJobs(server.current.app).get(documentJob)!.run(new AbortController().signal);
const notices = async () =>
  (
    await sql<{ username: string; link: string; count: number }>`select u.username, n.link,
      (n.parameters ->> 'count')::int as count from console_notice n join app_user_view u on u.id = n.user_id
      where n.kind = 'DOCUMENTS_ENDING' order by u.username`.execute(db())
  ).rows;

test('who keeps stores gets one notice of NIBs that end within 30 days, each once, within the own scope', async () => {
  await sql`update outlet set nib_until = null`.execute(db());
  await sql`update store_exclusive_rate set effective_to = ${dayAfter(today, 200)}::date`.execute(db());
  const end = (k: number, days: number) =>
    sql`update outlet set nib_until = ${dayAfter(today, days)}::date where id = ${storeId(k)}`.execute(db());
  // Two stores of Banda Aceh, one that ends later, one that is over, and one of Lhokseumawe.
  for (const [k, days] of [
    [0, 30],
    [1, 1],
    [2, 31],
    [3, -1],
    [5, 10],
  ] as const)
    await end(k, days);
  expect(await run()).toMatchObject({ done: 3 });
  const sent = await notices();
  expect(sent.find(({ username }) => username === 'ADMCB01')).toMatchObject({
    link: '/store?documentsEnding=true',
    count: 2,
  });
  expect(sent.find(({ username }) => username === 'ADMCB03')).toMatchObject({ count: 1 });
  expect(sent.find(({ username }) => username === 'ADMCB05')).toBeUndefined();
  expect(sent.find(({ username }) => username === 'ADMIN01')).toMatchObject({ count: 3 });
  // Nobody who only looks.
  expect(sent.find(({ username }) => username === 'AUDIT01')).toBeUndefined();
  expect(await run()).toMatchObject({ done: 0 });
  expect(await notices()).toHaveLength(sent.length);
  const { total } = (
    await server.current.call(callsOf(stores).list, admin, { query: { documentsEnding: true, size: 50 } })
  ).result;
  expect(total).toBe(4);
});

test('another end of the same document is announced again', async () => {
  await sql`update outlet set nib_until = ${dayAfter(today, 20)}::date where id = ${storeId(5)}`.execute(db());
  expect(await run()).toMatchObject({ done: 1 });
});

test('agreements on exclusive rates are announced as they end, unless a later row continues them', async () => {
  const { rows } = await sql<{ store: string; ids: string[] }>`select e.store_id as store,
      array_agg(e.id order by e.tenor_from) as ids
    from store_exclusive_rate e join outlet o on o.id = e.store_id
    where e.approval = 'APPROVED' and e.effective_from <= ${today}::date and o.status = 'active'
    group by 1 having count(*) = 2 order by 1 limit 2`.execute(db());
  const [ended, renewed] = rows;
  if (!ended || !renewed) throw new Error('no seeded rows');
  const end = dayAfter(today, 12);
  await sql`update store_exclusive_rate set effective_to = ${end}::date
    where id in (${ended.ids[0]}, ${renewed.ids[0]})`.execute(db());
  await sql`update store_exclusive_rate n set tenor_from = e.tenor_from, tenor_to = e.tenor_to,
      effective_from = ${dayAfter(end, 1)}::date
    from store_exclusive_rate e where e.id = ${renewed.ids[0]} and n.id = ${renewed.ids[1]}`.execute(db());
  expect(await run()).toMatchObject({ done: 1 });
  const sent = await sql<{ link: string }>`select distinct link from console_notice
    where kind = 'AGREEMENTS_ENDING'`.execute(db());
  expect(sent.rows).toEqual([{ link: '/store/exclusive-rate?endsSoon=true' }]);
  expect(await run()).toMatchObject({ done: 0 });
});
