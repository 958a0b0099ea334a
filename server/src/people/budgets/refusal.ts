import { budgets, type BudgetName } from '@console/contracts/core/budgets';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const shown = (instant: Date): string =>
  toWireInstant(instant).replace(/^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d).*$/, '$3-$2-$1 $4');

/** 429: a budget of the person is used up. Says when it is available again; audited and reported to audit. */
export class BudgetRefusal extends Refusal {
  constructor(
    readonly budget: BudgetName,
    limit: number,
    again: Date,
    now: Date,
  ) {
    // Whole minutes are displayed: rounded up, so that a retry at that minute succeeds.
    const minute = new Date(Math.ceil(again.getTime() / 60_000) * 60_000);
    super(budgets[budget].code, {
      parameters: { limit, when: shown(minute) },
      retryAfter: Math.max(1, Math.ceil((again.getTime() - now.getTime()) / 1000)),
    });
  }
}
