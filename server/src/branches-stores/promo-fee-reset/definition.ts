import { promoFeeResets } from '@console/contracts/branches-stores/promo-fee/reset';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Application } from '../../platform/http/application.ts';
import { define } from '../../records/resource/definition.ts';
import { resetSteps } from './steps.ts';

/** How resets are stored. Who sees all its promo fees sees a reset. */
export const resetDefinition = (app: Application) =>
  define(promoFeeResets, {
    table: 'promo_fee_reset',
    scope: (scope) =>
      scope.type === 'all'
        ? sql`true`
        : sql`not exists (select from promo_fee_reset_row w join promo_fee_nmc p on p.id = w.promo_fee_id
          where w.reset_id = t.id and not ${inBranches(scope, 'p.branch_id')})`,
    derived: {
      batchNo: sql`t.batch_no`,
      scope: sql`t.scope`,
      mode: sql`t.mode`,
      runningCount: sql`t.running_count`,
      scheduledCount: sql`t.scheduled_count`,
      reason: sql`t.reason`,
      state: sql`t.state`,
      madeBy: sql`t.created_by`,
      madeAt: sql`t.created_at`,
      editors: sql`t.editors`,
      decidedBy: sql`t.decided_by`,
      decidedAt: sql`t.decided_at`,
      note: sql`t.note`,
    },
    hasEditors: true,
    steps: resetSteps(app),
  });
