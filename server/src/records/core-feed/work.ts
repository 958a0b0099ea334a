import { sql } from 'kysely';
import { recordEntry } from '../../platform/audit/record.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Leases } from '../../platform/jobs/leases.ts';
import type { Control, JobKind } from '../../platform/jobs/worker.ts';
import { FileFault } from '../../platform/spreadsheets/sheet.ts';
import { inBatches } from '../imports/read-file.ts';
import { lockResource } from '../resource/serialised.ts';
import { countAbsent } from './absent.ts';
import { applyRows } from './apply-rows.ts';
import { chooseDelivery } from './choose-delivery.ts';
import { FeedFault } from './feed-fault.ts';
import { feedOf, type Feed, type Outcome } from './feed.ts';
import { readDelivery } from './read-delivery.ts';
import { coreFeedSource, type OpenDelivery } from './source.ts';
import type { FeedRun } from './table.ts';

/** Rows that are compared at once. */
const batchSize = 500;
/** Conflicts that a run names; all of them are found in the list by its filter. */
const keptFaults = 100;

const leases = new Leases<FeedRun>('core_feed_run', ['RUNNING']);

type Changes = Partial<{ [Name in keyof FeedRun]: unknown }>;
const changeRun = async (db: Tx | Application['services']['db'], id: string, values: Changes): Promise<FeedRun> =>
  (await db
    .updateTable('core_feed_run')
    .set(values as never)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()) as FeedRun;

/** Name of the delivery that a module has taken over last. */
export async function lastDelivery(app: Application, module: string): Promise<string | null> {
  const { rows } = await sql<{ delivery: string | null }>`
    select max(delivery) as delivery from core_feed_run where module = ${module} and state = 'COMPLETED'`.execute(
    app.services.db,
  );
  return rows[0]?.delivery ?? null;
}

/** Opens the delivery of a run, chosen at its first step; an interrupted run keeps it. */
async function open(app: Application, run: FeedRun): Promise<{ run: FeedRun; delivery: OpenDelivery }> {
  const { db, now } = app.services;
  const source = coreFeedSource(app).current;
  const deliveries = await source.deliveries(run.module);
  const known = deliveries.find(({ name }) => name === run.delivery);
  const chosen = known
    ? { delivery: known, isNew: run.counts_absent }
    : chooseDelivery(deliveries, await lastDelivery(app, run.module));
  if (!chosen) throw new FeedFault('FEED_MISSING');
  const { name, full } = chosen.delivery;
  const delivery = await source.open(run.module, name);
  if (run.checksum === delivery.checksum) return { run, delivery };
  // Replaced while it was read: another run reads it from its beginning.
  if (run.checksum !== null) throw new FeedFault('FEED_INCOMPLETE', { file: name });
  const auditId =
    run.audit_id ??
    (await recordEntry(db, {
      actor: { ...systemActor('core-feed'), username: run.started_by },
      module: run.module,
      action: 'SYNC',
      entityLabel: name,
      at: now(),
    }));
  const begun = { delivery: name, is_full: full, checksum: delivery.checksum, counts_absent: full && chosen.isNew };
  return { run: await changeRun(db, run.id, { ...begun, audit_id: auditId }), delivery };
}

/** Counts of a run after one more step. */
const counted = (run: FeedRun, { changed, conflicts }: Outcome, read: number): Changes => ({
  read_count: run.read_count + read,
  changed_count: run.changed_count + changed,
  conflict_count: run.conflict_count + conflicts.length,
  faults: JSON.stringify([...run.faults, ...conflicts].slice(0, keptFaults)),
});

/** One transaction of a run: its rows, and the place after which an interrupted run continues. */
const step = (
  app: Application,
  feed: Feed,
  control: Control<FeedRun>,
  work: (tx: Tx, run: FeedRun) => Promise<Changes>,
): Promise<FeedRun> =>
  app.services.db.transaction().execute(async (tx) => {
    await lockResource(tx, feed.registered);
    const run = await control.beat(tx);
    return changeRun(tx, run.id, await work(tx, run));
  });

async function takeOver(app: Application, claimed: FeedRun, control: Control<FeedRun>): Promise<FeedRun> {
  const opened = await open(app, claimed);
  let { run } = opened;
  const feed = await feedOf(app, run);
  const done = run.last_row;
  for await (const batch of inBatches(readDelivery(feed.registered.resource, opened.delivery), batchSize)) {
    for (let rows = batch.filter(({ rowNo }) => rowNo > done); rows.length > 0;) {
      if (control.closing()) return run;
      run = await step(app, feed, control, async (tx, now) => {
        const { taken, ...outcome } = await applyRows(tx, feed, rows);
        const last = rows[taken - 1]!.rowNo;
        rows = rows.slice(taken);
        return { ...counted(now, outcome, taken), last_row: last };
      });
    }
  }
  // A delivery that was cut short while it was read must not make records absent.
  if (run.counts_absent) await open(app, run);
  for (let more = run.counts_absent; more;) {
    if (control.closing()) return run;
    run = await step(app, feed, control, async (tx, now) => {
      const absent = await countAbsent(tx, feed, now.absent_after);
      more = absent.last !== null;
      return { ...counted(now, absent, 0), absent_after: absent.last ?? now.absent_after };
    });
  }
  return changeRun(app.services.db, run.id, { state: 'COMPLETED', ...ended(app) });
}

const ended = ({ services }: Application): Changes => ({
  ended_at: services.now(),
  worker: null,
  heartbeat_at: null,
});

/** Why nothing can be read, with the columns that are missing, unknown or named twice, each for itself. */
function described({ code, parameters, details: { result } }: FeedFault | FileFault) {
  const columns = Object.entries((result ?? {}) as Readonly<Record<string, readonly string[]>>);
  const named = columns.filter(([, names]) => names.length > 0).map(([why, names]) => [why, names.join(', ')]);
  return { code, parameters: { ...parameters, ...(Object.fromEntries(named) as Record<string, string>) } };
}

/** Runs of the core feed as a kind of job. @param onEnd called for every ended run. */
export const feedJobs = (app: Application, onEnd: (run: FeedRun) => Promise<void>): JobKind<FeedRun> => ({
  name: 'core-feed',
  leases,
  atOnce: 4,
  async run(claimed, control) {
    const run = await takeOver(app, claimed, control).catch((error: unknown) => {
      if (!(error instanceof FeedFault) && !(error instanceof FileFault)) throw error;
      const { code, parameters } = described(error);
      app.services.log.warn({ module: claimed.module, code, parameters }, 'nothing readable from core');
      return changeRun(app.services.db, claimed.id, {
        state: 'NOT_READY',
        code,
        parameters: JSON.stringify(parameters),
        ...ended(app),
      });
    });
    if (run.state !== 'RUNNING') await onEnd(run);
  },
  async fail(job) {
    await onEnd(await changeRun(app.services.db, job.id, { state: 'FAILED', ...ended(app) }));
  },
});
