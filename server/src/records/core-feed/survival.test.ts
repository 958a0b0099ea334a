import { setTimeout as wait } from 'node:timers/promises';
import { companies } from '@console/contracts/branches-stores/companies';
import { useServer } from '../../../test/server.ts';
import { companiesModule } from '../../branches-stores/companies/module.ts';
import { foundation } from '../../foundation.ts';
import { createApp } from '../../platform/http/create-app.ts';
import type { Module } from '../../platform/http/application.ts';
import { scheduledJobs } from '../../platform/schedule/job.ts';
import { coreFeedOf } from './core-feed.fixtures.ts';
import { deliveryColumns } from './delivery-columns.ts';
import { coreFeed } from './module.ts';
import { coreFeedSource, type CoreFeedSource } from './source.ts';

const total = 1_200;
let open = false;
let reads = 0;

/** A delivery of 1,200 companies that stops after its first rows until it is let go on. */
const slow: CoreFeedSource = {
  deliveries: async () => [{ name: '1.full.csv', full: true }],
  document: async () => null,
  open: async () => ({
    checksum: 'same',
    read: async () => ({ rows: rowsOf(), decimalComma: false, separator: ',', sheetName: null, furtherSheets: [] }),
  }),
};
async function* rowsOf() {
  reads += 1;
  const columns = Object.keys(deliveryColumns(companies));
  yield { number: 1, cells: columns };
  for (let k = 0; k < total; k += 1) {
    while (k > 700 && !open) await wait(5);
    const cells: Readonly<Record<string, string>> = {
      core_code: `C${k}`,
      status: 'active',
      company_code: `BESAR${k}`,
      legal_name: `PT Besar ${k}`,
      entity_type: 'PT',
      role: 'OWNER',
    };
    yield { number: k + 2, cells: columns.map((name) => cells[name] ?? null) };
  }
}

const adapter: Module = (app) => {
  coreFeedSource(app).current = slow;
};
const modules = [companiesModule, adapter, coreFeed];
const server = useServer({ modules });
const feed = coreFeedOf(() => server.current, companies);
const taken = async () =>
  (
    await server.current.database.db
      .selectFrom('company')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_code', 'like', 'BESAR%')
      .executeTakeFirstOrThrow()
  ).count;

test('a run whose program ends continues in the next one, which takes over no row twice', async () => {
  const syncing = feed.sync().catch(() => null);
  while ((await taken()) === 0) await wait(10);
  const first = await taken();
  expect(first).toBeLessThan(total);
  const closing = server.current.app.http.close();
  open = true;
  await Promise.all([closing, syncing]);
  const { configuration, now, database, db } = server.current.app.services;
  const next = await createApp({
    configuration,
    database,
    db,
    now,
    modules: [...foundation, ...modules],
    authenticate: server.current.app.authenticate,
  });
  await next.http.listen({ host: '127.0.0.1', port: 0 });
  try {
    const run = () => db.selectFrom('core_feed_run').selectAll().executeTakeFirstOrThrow();
    while ((await run()).state === 'RUNNING') await wait(10);
    expect(await run()).toMatchObject({
      state: 'COMPLETED',
      read_count: total,
      changed_count: total,
      conflict_count: 0,
    });
    expect(await taken()).toBe(total);
    expect(reads).toBeGreaterThan(1);
    const changed = await db
      .selectFrom('company')
      .select('id')
      .where('company_code', 'like', 'BESAR%')
      .where('version', '>', 1)
      .execute();
    expect(changed).toEqual([]);
    const again = await scheduledJobs(next).get('core-feed')!.run(new AbortController().signal);
    expect(again).toMatchObject({ read: total, done: 0, failed: 0 });
  } finally {
    await next.http.close();
  }
});
