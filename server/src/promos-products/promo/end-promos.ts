import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { InactiveReason } from '@console/contracts/promos-products/promo/vocabulary';
import { promoLines } from '@console/contracts/promos-products/promo/lines';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import { follow } from '../../records/resource/follow.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { findRecords } from '../../records/resource/read.ts';
import { resourcesOf, type RegisteredResource, type Row } from '../../records/resource/registered.ts';
import { touch, type WriteOptions } from '../../records/resource/write.ts';
import { hideBanners } from './hide-banners.ts';

/** The jobs that end promos. */
export type PromoJob = 'promo-status' | 'promo-quota';

interface Due {
  readonly id: string;
  readonly line: BusinessLine;
  readonly reason: InactiveReason;
}

const isUsedUp = sql<boolean>`(t.used_contracts >= t.quota_contracts or t.used_amount >= t.quota_amount)`;
const isSpent = sql<boolean>`t.used_subsidy >= t.budget_subsidy`;

/** Which active promos a job ends, and why. */
const dueOf = {
  'promo-status': (today: string) => ({ where: sql`t.end_date < ${today}::date`, reason: sql`'ENDED'` }),
  'promo-quota': () => ({
    where: sql`(${isUsedUp} or ${isSpent})`,
    reason: sql`case when ${isUsedUp} then 'QUOTA_REACHED' else 'BUDGET_REACHED' end`,
  }),
} as const satisfies Record<PromoJob, (today: string) => object>;

/** The promos that are due, or one of them, locked. */
async function duePromos(tx: Tx, job: PromoJob, today: string, id: string | null): Promise<readonly Due[]> {
  const { where, reason } = dueOf[job](today);
  const { rows } = await sql<Due>`select t.id, t.business_line as line, ${reason} as reason from promo t
    where t.status = 'active' and t.deleted_at is null and ${where} and (${id}::uuid is null or t.id = ${id}::uuid)
    order by t.id ${id === null ? sql`` : sql`for update`}`.execute(tx);
  return rows;
}

/** A promo that stops, and why. */
interface Closed {
  readonly id: string;
  readonly verb: 'end' | 'deactivate';
  readonly reason: InactiveReason;
  readonly note: string | null;
}

/** Takes an active promo out of use, with its history and its banner. */
export async function closePromo(
  app: Application,
  tx: Tx,
  registered: RegisteredResource,
  { id, verb, reason, note }: Closed,
  options: WriteOptions,
): Promise<void> {
  const read = async (): Promise<Row> =>
    (await findRecords(tx, registered, [id], { type: 'all' }, { of: 'detail', caller: null }))[0]!;
  const before = await read();
  const columns = { status: 'inactive', inactive_reason: reason, inactive_note: note };
  await touch(tx, registered, [id], columns, options);
  const after = await read();
  await follow(tx, registered, [{ action: 'update', verb, before, after }], options);
  await hideBanners(app, tx, [id], options);
}

/** Ends one promo with its history and its banner; `false` when somebody was faster. */
async function endPromo(app: Application, tx: Tx, job: PromoJob, { id, line }: Due): Promise<boolean> {
  const now = app.services.now();
  const [due] = await duePromos(tx, job, jakartaDay(now), id);
  if (!due) return false;
  const registered = resourcesOf(app).get(promoLines[line].module)!;
  const options = { actor: systemActor(job), caller: null, now };
  await closePromo(app, tx, registered, { id, verb: 'end', reason: due.reason, note: null }, options);
  return true;
}

/** Ends active promos whose period is over, or whose quota or budget is used up: each in its own transaction. */
export async function endPromos(app: Application, job: PromoJob, signal?: AbortSignal): Promise<JobCounts> {
  const { db, now } = app.services;
  const due = await duePromos(db as unknown as Tx, job, jakartaDay(now()), null);
  let done = 0;
  for (const each of due) {
    if (signal?.aborted) break;
    if (await db.transaction().execute((tx) => endPromo(app, tx, job, each))) done += 1;
  }
  return { read: due.length, done };
}
