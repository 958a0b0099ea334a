import { createHash, randomUUID } from 'node:crypto';
import { budgets, type Budget, type BudgetName, type BudgetPeriod } from '@console/contracts/core/budgets';
import type { Caller, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { limitOf } from './limits.ts';
import { BudgetRefusal } from './refusal.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Milliseconds within which the same use counts once. */
const sameMs = 10 * 60_000;
/** Milliseconds within which an open stream must renew its lease; else its process is dead. */
export const openMs = 90_000;

const lastingMs = { minute: minuteMs, hour: hourMs, open: openMs } as const;

/** The person whose budget is used. */
export type Spender = Pick<Caller, 'userId' | 'roles' | 'viewing'>;

export interface Spending {
  /** Default 1. */
  readonly amount?: number;
  /** What the use is about: the same again reveals nothing new and counts once. */
  readonly about?: string;
  /** A further limit of the person; the lower of both applies. */
  readonly most?: number | null;
  readonly now: Date;
}

interface Use {
  readonly at: Date;
  readonly amount: number;
  readonly about: string | null;
}

/** Start of the current period. */
function beginOf(period: BudgetPeriod, now: Date): Date {
  if (period !== 'day') return new Date(now.getTime() - lastingMs[period]);
  return new Date(`${toWireInstant(now).slice(0, 10)}T00:00:00+07:00`);
}

const counts = (period: BudgetPeriod, at: Date, now: Date): boolean =>
  period === 'day' ? at >= beginOf(period, now) : at > beginOf(period, now);

/** When enough uses will have expired. */
function againAt(period: BudgetPeriod, uses: readonly Use[], over: number, now: Date): Date {
  const midnight = new Date(beginOf('day', now).getTime() + dayMs);
  if (period === 'day') return midnight;
  let freed = 0;
  for (const { at, amount } of uses) {
    freed += amount;
    if (freed >= over) return new Date(at.getTime() + lastingMs[period]);
  }
  // The amount exceeds the whole limit, so no time is right; the next midnight is as good as any.
  return midnight;
}

const hashOf = (about: string): string => createHash('sha256').update(about).digest('hex');

/**
 * Uses a part of a person's budget. Concurrent calls are serialised and cannot exceed the limit together. Rolled back
 * with the surrounding transaction.
 * @returns id of the use.
 * @throws BudgetRefusal
 * @example await spend(tx, caller, 'reveal', { now: services.now() });
 */
export async function spend(tx: Tx, person: Spender, name: BudgetName, spending: Spending): Promise<string | null> {
  const { amount = 1, about, most, now } = spending;
  const { limits }: Budget = budgets[name];
  await lockByName(tx, `budget ${person.userId} ${name}`);
  const earliest = new Date(Math.min(...limits.map(({ period }) => beginOf(period, now).getTime())));
  const rows = await tx
    .selectFrom('budget_use')
    .select(['at', 'amount', 'about'])
    .where('user_id', '=', person.userId)
    .where('budget', '=', name)
    .where('at', '>=', earliest.toISOString())
    .orderBy('at')
    .execute();
  const uses: readonly Use[] = rows.map((row) => ({ ...row, at: new Date(row.at) }));
  const hash = about === undefined ? null : hashOf(about);
  if (hash !== null && uses.some((use) => use.about === hash && use.at.getTime() > now.getTime() - sameMs)) return null;
  for (const each of limits) {
    const limit = Math.min(await limitOf(tx, person, each), most ?? Infinity);
    const counted = uses.filter(({ at }) => counts(each.period, at, now));
    const over = counted.reduce((sum, use) => sum + use.amount, amount) - limit;
    if (over > 0) throw new BudgetRefusal(name, limit, againAt(each.period, counted, over, now), now);
  }
  const id = randomUUID();
  await tx
    .insertInto('budget_use')
    .values({ id, user_id: person.userId, budget: name, at: now, amount, about: hash })
    .execute();
  return id;
}

/** Returns what was used for something that has ended. */
export async function refund(tx: Tx, { userId }: Spender, name: BudgetName, about: string): Promise<void> {
  await tx
    .deleteFrom('budget_use')
    .where('user_id', '=', userId)
    .where('budget', '=', name)
    .where('about', '=', hashOf(about))
    .execute();
}
