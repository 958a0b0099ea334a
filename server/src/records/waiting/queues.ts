import { queueAddress, queueFilters, type Queue } from '@console/contracts/core/queues';
import { sql } from 'kysely';
import type { Caller, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { expressionOf } from '../resource/columns.ts';
import { selected } from '../resource/predicates.ts';
import { countRecords, from } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { registerCounter, type CounterSource } from './sources.ts';

/** The username by which an admin's list is narrowed to the own records. */
const ownOf = ({ own }: Queue, { isAdmin, username }: Caller): string | null => (own && isAdmin ? username : null);

/** Time of the record that waits longest; `null` when none waits. */
async function oldestOf(
  db: Db,
  registered: RegisteredResource,
  since: string,
  filters: Readonly<Record<string, unknown>>,
  { scope }: Caller,
  now: Date,
): Promise<string | null> {
  const { definition } = registered;
  const { rows } = await sql<{ at: string | null }>`select min(${expressionOf(definition as never, since)}) as at
    ${from(registered)} ${definition.lookups ?? sql``}
    where ${selected(registered, { filters, search: null }, scope, now)}`.execute(db);
  return rows[0]?.at ?? null;
}

/** The counter of a queue: the count of the list under its filters, to which its number leads. */
function counterOf(app: Application, registered: RegisteredResource, queue: Queue): CounterSource {
  const { module, privilege } = registered.resource;
  const { code, label, action = 'view', offices, since } = queue;
  const filtersFor = (caller: Caller) => queueFilters(queue, ownOf(queue, caller));
  const { now } = app.services;
  return {
    code,
    label,
    url: (caller) => queueAddress(module, queue, ownOf(queue, caller)),
    appliesTo: (caller) =>
      caller.can(privilege, action) &&
      (offices === undefined || (caller.mappingType !== null && offices.includes(caller.mappingType))),
    count: async (db, caller) =>
      (await countRecords(db, registered, { filters: filtersFor(caller), search: null }, caller.scope, now())).total,
    ...(since
      ? { oldest: (db: Db, caller: Caller) => oldestOf(db, registered, since, filtersFor(caller), caller, now()) }
      : {}),
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
    registerCounter(app, counterOf(app, registered, queue));
  }
}
