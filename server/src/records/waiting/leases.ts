import type { Queue } from '@console/contracts/core/queues';
import { queueCalls, type Lease } from '@console/contracts/platform/queues';
import { sql } from 'kysely';
import { mayReveal } from '../../people/roles/reveal-right.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Caller, Context, Db, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { serve } from '../../platform/http/serve.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { hourly } from '../../platform/schedule/when.ts';
import { expressionOf } from '../resource/columns.ts';
import { labelOf } from '../resource/label.ts';
import { requestedFilter } from '../selection/requested-selection.ts';
import { selected } from '../resource/predicates.ts';
import { findRecords, from } from '../resource/read.ts';
import type { Row } from '../resource/registered.ts';
import { endLease, leaseEnd } from './lease-table.ts';
import { filtersFor, leasedQueue, type RegisteredQueue } from './queues.ts';

type By = Pick<Context, 'caller' | 'request' | 'db'>;

/** Tries of one call to take a record before others: each failure means that somebody else has just taken one. */
const tries = 50;

/** The record in the scope of the caller. @throws Refusal NOT_FOUND */
async function recordOf(tx: Db | Tx, { registered }: RegisteredQueue, id: string, caller: Caller): Promise<Row> {
  const [row] = await findRecords(tx, registered, [id], caller.scope, { of: 'list', caller });
  if (!row) throw notFound();
  return row;
}

/** Who works on a record now. */
async function leaseOf(tx: Db | Tx, code: string, id: string, now: Date): Promise<Lease | null> {
  const row = await tx
    .selectFrom('queue_lease')
    .selectAll()
    .where('code', '=', code)
    .where('record_id', '=', id)
    .where('until', '>', now.toISOString())
    .executeTakeFirst();
  return row ? { secureId: id, username: row.username, name: row.name, until: toWireInstant(row.until) } : null;
}

/** Takes a record, unless another person has taken it. The key of the table lets one of two callers win. */
async function hold(tx: Tx, queue: Queue, id: string, { username, name }: Caller, now: Date, over = false) {
  const { rows } = await sql`
    insert into queue_lease (code, record_id, username, name, until)
    values (${queue.code}, ${id}, ${username}, ${name}, ${leaseEnd(now, queue)})
    on conflict (code, record_id) do update set username = excluded.username, name = excluded.name,
      until = excluded.until
      where ${over} or queue_lease.username = excluded.username or queue_lease.until <= ${now}
    returning 1`.execute(tx);
  return rows.length > 0;
}

const audit = (tx: Tx, by: By, queue: RegisteredQueue, row: Row, action: 'CLAIM' | 'RELEASE', at: Date) =>
  recordEntry(tx, {
    actor: actorOf(by as Context),
    module: queue.registered.resource.module,
    action,
    entityId: row.secureId,
    entityLabel: labelOf(queue.registered, row),
    at,
  });

/** Which records of a queue a person takes: those of its list, within their own filters, save those left to others. */
interface Wanted {
  readonly filters: Readonly<Record<string, unknown>>;
  readonly search: string | null;
  readonly skip: readonly string[];
}

/** Condition on the records of a queue that this person may take. */
const mayTake = ({ registered, queue }: RegisteredQueue, caller: Caller) =>
  registered.definition.takes?.(queue.code, caller) ?? sql`true`;

/** The record that has waited longest and that nobody works on; an own lease that still holds comes first. */
async function nextFor(
  tx: Tx,
  of: RegisteredQueue,
  caller: Caller,
  { filters, search, skip }: Wanted,
  now: Date,
): Promise<string | undefined> {
  const { registered, queue } = of;
  const { definition } = registered;
  const within = { filters: { ...filters, ...filtersFor(queue, caller) }, search };
  const { rows } = await sql<{ id: string }>`select t.id ${from(registered)} ${definition.lookups ?? sql``}
    left join queue_lease q on q.code = ${queue.code} and q.record_id = t.id and q.until > ${now}
    where ${selected(registered, within, caller.scope, now)} and ${mayTake(of, caller)}
      and (q.username is null or q.username = ${caller.username}) and t.id <> all(${[...skip]}::uuid[])
    order by q.username is null, ${expressionOf(definition as never, queue.since as string)}, t.id limit 1`.execute(tx);
  return rows[0]?.id;
}

interface Wish {
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  readonly skip?: readonly string[] | undefined;
}

/** @throws Refusal FORBIDDEN for the work of a queue that shows personal data, without the right to reveal them */
async function requireReveal(db: Db, { registered, queue }: RegisteredQueue, caller: Caller): Promise<void> {
  if (queue.reveals && !(await mayReveal(db, caller)))
    throw new Refusal('FORBIDDEN', { privilege: registered.resource.privilege, action: 'reveal' });
}

async function takeNext({ services }: Application, by: By, of: RegisteredQueue, wish: Wish) {
  const now = services.now();
  await requireReveal(services.db, of, by.caller);
  const { filters, search } = await requestedFilter(services, by as Context, of.registered, wish.filter ?? {});
  const wanted = { filters, search, skip: wish.skip ?? [] };
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const taken = await services.db.transaction().execute(async (tx) => {
      const id = await nextFor(tx, of, by.caller, wanted, now);
      if (id === undefined) return null;
      if (!(await hold(tx, of.queue, id, by.caller, now))) return undefined;
      await audit(tx, by, of, await recordOf(tx, of, id, by.caller), 'CLAIM', now);
      return id;
    });
    if (taken !== undefined) return { secureId: taken, until: taken && toWireInstant(leaseEnd(now, of.queue)) };
  }
  return { secureId: null, until: null };
}

const mayTakeOver = ({ registered }: RegisteredQueue, caller: Caller): boolean =>
  caller.can(registered.resource.privilege, 'approve');

interface Taken {
  readonly secureId: string;
  readonly version: number;
  readonly over?: boolean | undefined;
}

function take({ services }: Application, by: By, of: RegisteredQueue, { secureId, version, over = false }: Taken) {
  const { caller } = by;
  const now = services.now();
  const { registered, queue } = of;
  return services.db.transaction().execute(async (tx) => {
    const row = await recordOf(tx, of, secureId, caller);
    await requireReveal(tx, of, caller);
    requireVersion(row, version, of.registered.resource);
    const within = selected(registered, { filters: filtersFor(queue, caller), search: null }, caller.scope, now);
    const { rows: waits } = await sql`select 1 ${from(registered)} ${registered.definition.lookups ?? sql``}
      where t.id = ${secureId} and ${within} and ${mayTake(of, caller)}`.execute(tx);
    if (waits.length === 0) throw new Refusal('QUEUE_LEFT');
    if (!(await hold(tx, queue, secureId, caller, now, over && mayTakeOver(of, caller)))) {
      const lease = await leaseOf(tx, queue.code, secureId, now);
      throw new Refusal('QUEUE_TAKEN', { parameters: { username: lease?.username ?? '', until: lease?.until ?? '' } });
    }
    await audit(tx, by, of, row, 'CLAIM', now);
    return (await leaseOf(tx, queue.code, secureId, now)) as Lease;
  });
}

function release({ services }: Application, by: By, of: RegisteredQueue, secureId: string) {
  const now = services.now();
  const { code } = of.queue;
  return services.db.transaction().execute(async (tx) => {
    const row = await recordOf(tx, of, secureId, by.caller);
    const lease = await leaseOf(tx, code, secureId, now);
    if (!lease) return { released: false };
    if (lease.username !== by.caller.username && !mayTakeOver(of, by.caller))
      throw new Refusal('QUEUE_TAKEN', { parameters: { username: lease.username, until: lease.until } });
    await endLease(tx, code, secureId);
    await audit(tx, by, of, row, 'RELEASE', now);
    return { released: true };
  });
}

/** Taking the work of queues, one record or the next (docs/model/platform.md#queues). */
export const queues: Module = (app) => {
  const { db, now } = app.services;
  serve(app, queueCalls.takeNext, (context) =>
    takeNext(app, context, leasedQueue(app, context.body.code, context.caller), context.body),
  );
  serve(app, queueCalls.take, (context) =>
    take(app, context, leasedQueue(app, context.body.code, context.caller), context.body),
  );
  serve(app, queueCalls.release, (context) =>
    release(app, context, leasedQueue(app, context.body.code, context.caller), context.body.secureId),
  );
  serve(app, queueCalls.lease, async ({ caller, query: { code, secureId } }) => {
    const of = leasedQueue(app, code, caller);
    await recordOf(db, of, secureId, caller);
    return { lease: await leaseOf(db, code, secureId, now()), mayTakeOver: mayTakeOver(of, caller) };
  });
  schedule(app, {
    name: 'queue-leases',
    version: 'v1',
    when: hourly,
    run: async () => {
      const ended = await db.deleteFrom('queue_lease').where('until', '<=', now().toISOString()).executeTakeFirst();
      return { done: Number(ended.numDeletedRows) };
    },
  });
};
