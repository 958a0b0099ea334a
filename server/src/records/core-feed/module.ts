import { coreFeedCallsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Application, Module } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { workOn, type JobWorker } from '../../platform/jobs/worker.ts';
import { schedule, type JobCounts } from '../../platform/schedule/job.ts';
import { daily, everyMinutes } from '../../platform/schedule/when.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';
import { fedColumns } from './delivery-columns.ts';
import { inOrder } from './order.ts';
import { storeManualRun, storeRun } from './start.ts';
import type { FeedRun } from './table.ts';
import { viewRun } from './view.ts';
import { chooseDelivery } from './choose-delivery.ts';
import { coreFeedSource } from './source.ts';
import { feedJobs, lastDelivery } from './work.ts';

const lastRun = (app: Application, module: string): Promise<FeedRun | undefined> =>
  app.services.db
    .selectFrom('core_feed_run')
    .selectAll()
    .where('module', '=', module)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst() as Promise<FeedRun | undefined>;

/** When core last gave a record of a table that no run has written yet. */
async function syncedAt(app: Application, table: string): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`select max(last_synced_at) as at from ${sql.table(table)}
    where deleted_at is null`.execute(app.services.db);
  return rows[0]?.at ?? null;
}

const runById = (app: Application, id: string): Promise<FeedRun> =>
  app.services.db
    .selectFrom('core_feed_run')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow() as Promise<FeedRun>;

/** Runs a module's feed to its end, delivery after delivery; a run of another process or person counts as done. */
async function feed(app: Application, worker: JobWorker<FeedRun>, module: string): Promise<FeedRun[]> {
  const runs: FeedRun[] = [];
  for (let more = true; more;) {
    const id = await storeRun(app.services.db, { module, startedBy: 'SYSTEM', now: app.services.now() }).catch(
      (error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      },
    );
    if (id === null) return runs;
    await worker.start(id);
    const run = await runById(app, id);
    runs.push(run);
    more = run.state === 'COMPLETED' && (await hasNews(app, module));
  }
  return runs;
}

/** Whether a module has a delivery that no run has taken over. */
const hasNews = async (app: Application, module: string): Promise<boolean> =>
  chooseDelivery(await coreFeedSource(app).current.deliveries(module), await lastDelivery(app, module))?.isNew === true;

const sum = (runs: readonly FeedRun[], of: (run: FeedRun) => number): number =>
  runs.reduce((total, run) => total + of(run), 0);

const countsOf = (app: Application, runs: readonly FeedRun[]): JobCounts => {
  const unready = runs.filter(({ state }) => state === 'NOT_READY');
  const failed = runs.filter(({ state }) => state === 'FAILED');
  return {
    read: sum(runs, ({ read_count: read }) => read),
    done: sum(runs, ({ changed_count: changed }) => changed),
    skipped: sum(runs, ({ conflict_count: conflicts }) => conflicts) + unready.length,
    failed: failed.length,
    ...(unready.length > 0
      ? { message: unready.map((run) => `${run.module}: ${viewRun(app, run, 'id').message}`).join('; ') }
      : {}),
    failures: failed.map(({ module }) => ({ entity: module, code: 'ERROR', text: module })),
  };
};

/**
 * Records from the core system: the nightly feed and "Sinkronkan sekarang"
 * (docs/model/branches-stores.md#core-feed).
 */
export const coreFeed: Module = (app) => {
  const { db, now } = app.services;
  const fed = (): RegisteredResource[] =>
    inOrder([...resourcesOf(app).values()].filter(({ resource }) => resource.coreFed));
  const worker = workOn(
    app,
    feedJobs(app, async () => undefined),
  );
  const feedAll = async (signal: AbortSignal, wanted: (module: string) => Promise<boolean>): Promise<JobCounts> => {
    const runs: FeedRun[] = [];
    for (const { resource } of fed())
      if (!signal.aborted && (await wanted(resource.module))) runs.push(...(await feed(app, worker, resource.module)));
    return countsOf(app, runs);
  };
  for (const {
    resource,
    definition: { table },
  } of fed()) {
    fedColumns(resource);
    const { sync, lastSync } = coreFeedCallsOf(resource);
    serve(app, sync, async (context) => {
      const runId = await storeManualRun(db, context, resource.module, now());
      void worker.start(runId);
      return { runId };
    });
    serve(app, lastSync, async ({ language }) => {
      const run = await lastRun(app, resource.module);
      return run ? { run: viewRun(app, run, language) } : { run: null, syncedAt: await syncedAt(app, table) };
    });
  }
  schedule(app, {
    name: 'core-feed',
    version: 'v1',
    when: daily('01:00'),
    run: (signal) => feedAll(signal, async () => true),
  });
  // A delivery that came late or was replaced is taken over without being asked for.
  schedule(app, {
    name: 'core-feed-retry',
    version: 'v1',
    when: everyMinutes(15),
    run: (signal) =>
      feedAll(signal, async (module) => {
        const last = await lastRun(app, module);
        return last?.state === 'NOT_READY' && (await hasNews(app, module));
      }),
  });
};
