import { ccmRules } from '@console/contracts/orders-logs/customer-confirmation';
import { isHeadOffice } from '@console/contracts/core/privileges';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { selected, visible } from '../../records/resource/predicates.ts';
import { from } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { requestedFilter } from '../../records/selection/requested-selection.ts';
import { stepAll } from '../../records/steps/run.ts';

interface Next {
  readonly secureId: string;
  readonly version: number;
}

interface Wish {
  /** The confirmation that is left, which is not taken again. */
  readonly after?: string | null | undefined;
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
}

/** Those that this person may take now; what others are taking is passed over. */
function free({ username, mappingType, isAdmin }: Context['caller'], now: Date) {
  const left = new Date(now.getTime() - ccmRules.heldMinutes * 60_000);
  const missed = new Date(now.getTime() - ccmRules.retryHours * 3_600_000);
  return sql`(t.state in ('OPEN', 'RESCHEDULED') and (t.agent is null or t.agent = ${username} or t.due_at <= ${now})
        or t.state = 'IN_PROGRESS' and (t.agent = ${username} or t.taken_at <= ${left}))
      and (t.state <> 'RESCHEDULED' or t.due_at <= ${now})
      and (t.missed_at is null or t.missed_at <= ${missed})
      and ${isHeadOffice(mappingType, isAdmin) ? sql`t.channel <> 'VISIT'` : sql`true`}`;
}

/**
 * Takes the next confirmation of a filter; two agents who ask at once get different ones. Who holds one gets it back
 * first, whatever the filter, so that nobody holds the queue and a call that is sent twice takes one.
 * @throws Refusal VALIDATION for a filter that the list does not know
 */
export async function takeNext(
  services: Services,
  registered: RegisteredResource,
  context: Context,
  { after = null, filter = {} }: Wish,
): Promise<{ secureId: string | null }> {
  const now = services.now();
  const { caller, request } = context;
  const held = sql`(t.state = 'IN_PROGRESS' and t.agent is not distinct from ${caller.username})`;
  const selection = await requestedFilter(services, context, registered, filter);
  return services.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Next>`select t.id as "secureId", t.version ${from(registered)}
      where ${visible(registered, caller.scope)} and t.id is distinct from ${after}::uuid
        and (${held} or ${selected(registered, selection, caller.scope, now)} and ${free(caller, now)})
      order by ${held} desc, t.due_at, t.id limit 1 for update of t skip locked`.execute(tx);
    const [next] = rows;
    if (!next) return { secureId: null };
    await stepAll({ tx, registered, name: 'take', values: {}, caller, request, now, targets: [next] });
    return { secureId: next.secureId };
  });
}
