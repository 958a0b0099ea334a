import { queueAddress, queueFilters, type Queue } from '@console/contracts/core/queues';
import { sql } from 'kysely';
import type { Caller, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { expressionOf } from '../resource/columns.ts';
import { selected } from '../resource/predicates.ts';
import { countRecords, from } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { registerCounter, type CounterSource } from './sources.ts';

/** The username by which an admin's list is narrowed to the own records. */
const ownOf = ({ own }: Queue, { isAdmin, username }: Caller): string | null => (own && isAdmin ? username : null);

/** A queue of a resource, as it is served. */
export interface RegisteredQueue {
  readonly registered: RegisteredResource;
  readonly queue: Queue;
}
const registeredQueues = part(() => new Map<string, RegisteredQueue>());

/** The filters under which a caller's list shows the records of a queue. */
export const filtersFor = (queue: Queue, caller: Caller) => queueFilters(queue, ownOf(queue, caller));

/** Whether the work of a queue is the caller's. */
const isFor = ({ registered: { resource }, queue }: RegisteredQueue, caller: Caller): boolean =>
  caller.can(resource.privilege, queue.action ?? 'view') &&
  (queue.offices === undefined || (caller.mappingType !== null && queue.offices.includes(caller.mappingType)));

/** A queue whose records are taken by the calls of all queues. @throws Refusal NOT_FOUND */
export function leasedQueue(app: Application, code: string, caller: Caller): RegisteredQueue {
  const found = registeredQueues(app).get(code);
  if (!found?.queue.leased || !isFor(found, caller)) throw notFound();
  return found;
}

const hourMs = 3_600_000;

/** Since when the oldest record waits, and how many wait longer than the target. */
async function waitOf(
  db: Db,
  { registered, queue }: RegisteredQueue,
  caller: Caller,
  now: Date,
): Promise<{ readonly oldest: string | null; readonly late: number }> {
  const { definition } = registered;
  const since = expressionOf(definition as never, queue.since as string);
  const target = new Date(now.getTime() - (queue.targetHours ?? 0) * hourMs);
  const { rows } = await sql<{ oldest: string | null; late: number }>`
    select min(${since}) as oldest, count(*) filter (where ${since} < ${target})::int as late
    ${from(registered)} ${definition.lookups ?? sql``}
    where ${selected(registered, { filters: filtersFor(queue, caller), search: null }, caller.scope, now)}`.execute(db);
  return rows[0] ?? { oldest: null, late: 0 };
}

/** The counter of a queue: the count of the list under its filters, to which its number leads. */
function counterOf(app: Application, of: RegisteredQueue): CounterSource {
  const { registered, queue } = of;
  const { module } = registered.resource;
  const { code, label, since, targetHours } = queue;
  const { now } = app.services;
  return {
    code,
    label,
    url: (caller) => queueAddress(module, queue, ownOf(queue, caller)),
    appliesTo: (caller) => isFor(of, caller),
    count: async (db, caller) =>
      (await countRecords(db, registered, { filters: filtersFor(queue, caller), search: null }, caller.scope, now()))
        .total,
    ...(since ? { waits: (db: Db, caller: Caller) => waitOf(db, of, caller, now()) } : {}),
    ...(targetHours ? { targetHours } : {}),
  };
}

/**
 * Adds the queues of a resource to the home page.
 * @throws TypeError for a filter that the list does not have
 */
export function registerQueues(app: Application, registered: RegisteredResource): void {
  const { module, list, queues } = registered.resource;
  for (const queue of Object.values(queues)) {
    const unknown = Object.keys(queue.filters ?? {}).find((name) => !(name in list.filters));
    if (unknown) throw new TypeError(`${queue.code}: the list of ${module} has no filter ${unknown}`);
    if ((queue.targetHours || queue.leased) && !queue.since)
      throw new TypeError(
        `${queue.code}: a queue with a target, or whose records are taken, says since when they wait`,
      );
    if (queue.leased && !queue.assignee)
      throw new TypeError(`${queue.code}: a queue whose records are taken has the field of their person`);
    const of = { registered, queue };
    registeredQueues(app).set(queue.code, of);
    registerCounter(app, counterOf(app, of));
  }
}
