import type { ResetBody } from '@console/contracts/branches-stores/promo-fee/reset';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { countChanged } from '../../records/selection/count-changed.ts';
import { countOf, idsOf, requireScope, wordsOf } from './scope.ts';

/** Number of a reset. */
export const resetNumber = (counter: number): string => `RST-${String(counter).padStart(6, '0')}`;

/**
 * Asks for a reset: its promo fees await the decision, and take no other change until then.
 * @throws Refusal NOTHING_TO_RESET, COUNT_CHANGED
 */
export const proposeReset = (
  app: Application,
  { fees, resets }: { readonly fees: RegisteredResource; readonly resets: RegisteredResource },
  context: Context<unknown, ResetBody>,
) =>
  app.services.db.transaction().execute(async (tx) => {
    const { caller, body } = context;
    const { expectedCount, reason, ...of } = body;
    const now = app.services.now();
    const scope = caller.scope;
    requireScope(of);
    const ids = await idsOf(tx, fees, { scope, of });
    if (ids.length === 0) throw new Refusal('NOTHING_TO_RESET');
    const { runningCount, scheduledCount } = await countOf(tx, fees, { scope, of, today: jakartaDay(now) });
    // Rows that were taken by another reset while their locks were awaited no longer count.
    if (ids.length !== expectedCount || runningCount + scheduledCount !== ids.length)
      throw countChanged(runningCount + scheduledCount);
    const { rows } = await sql<{ next: number }>`select nextval('promo_fee_reset_no')::int as next`.execute(tx);
    const reset = {
      id: randomUUID(),
      batch_no: resetNumber(rows[0]!.next),
      mode: of.mode,
      scope: await wordsOf(tx, of),
      reason,
      editors: [caller.username],
      running_count: runningCount,
      scheduled_count: scheduledCount,
      created_by: caller.username,
      created_at: now,
      updated_by: caller.username,
      updated_at: now,
    };
    await tx.insertInto('promo_fee_reset').values(reset).execute();
    await sql`insert into promo_fee_reset_row (reset_id, promo_fee_id)
      select ${reset.id}, unnest(${ids}::uuid[])`.execute(tx);
    await recordEntry(tx, {
      actor: actorOf(context as Context),
      module: resets.resource.module,
      action: 'REQUEST',
      entityId: reset.id,
      entityLabel: reset.batch_no,
      recordCount: ids.length,
      filter: of,
      reason,
      at: now,
    });
    const answer = { secureId: reset.id, version: 1, state: 'WAITING' };
    await context.remember(tx, answer);
    return answer;
  });
