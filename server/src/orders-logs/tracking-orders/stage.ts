import { orderStates } from '@console/contracts/orders-logs/orders/vocabulary';
import {
  nearShare,
  stageHours,
  stageOfState,
  type OrderStage,
  type StageMark,
} from '@console/contracts/orders-logs/tracking-orders';
import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';

const hourMs = 3_600_000;

/** The states of a stage. */
export const statesOf = (stage: OrderStage): readonly string[] =>
  orderStates.map(({ value }) => value).filter((state) => stageOfState[state] === stage);

const stageOf = (column: Sql): Sql =>
  sql`case ${column} ${sql.join(
    orderStates.map(({ value }) => sql`when ${sql.lit(value)} then ${sql.lit(stageOfState[value])}`),
    sql` `,
  )} end`;

/** The stage of the order `t`. */
export const stage = stageOf(sql`t.status`);

/**
 * Since when the order `t` is in its stage: its first step there after the last step elsewhere. A stage may have
 * several states, between which an order moves.
 */
export const stageSince = sql`coalesce((
  select h.at from purchase_order_history h
  where h.order_id = t.id and h.no > coalesce((
    select max(p.no) from purchase_order_history p
    where p.order_id = t.id and ${stageOf(sql`p.to_status`)} <> ${stage}), -1)
  order by h.no limit 1), t.status_since)`;

/** Hours of the stages whose orders wait for somebody; refused orders wait for nobody. */
const limitOf = (state: string): number | undefined => {
  const of = stageOfState[state as keyof typeof stageOfState];
  return of === 'DONE' || state === 'REJECTED' ? undefined : stageHours[of];
};

/**
 * How an order keeps the hours of its stage; `null` when it waits for nobody.
 * @param since ISO 8601
 */
export function ageOf(
  state: string,
  since: string,
  now: Date,
): { readonly hours: number; readonly mark: StageMark } | null {
  const limit = limitOf(state);
  if (limit === undefined) return null;
  const age = (now.getTime() - Date.parse(since)) / hourMs;
  const mark = age > limit ? 'LATE' : age >= limit * nearShare ? 'NEAR' : 'OK';
  return { hours: Math.max(0, Math.floor(age)), mark };
}

/** Orders with this mark at the time. */
export function marked(mark: StageMark, now: Date): Sql {
  const limited = orderStates.map(({ value }) => value).filter((state) => limitOf(state) !== undefined);
  const limit = sql`case t.status ${sql.join(
    limited.map((state) => sql`when ${sql.lit(state)} then ${sql.lit(limitOf(state)!)}::float8`),
    sql` `,
  )} end`;
  const age = sql`extract(epoch from ${now}::timestamptz - ${stageSince})::float8 / 3600`;
  if (mark === 'LATE') return sql`${age} > ${limit}`;
  if (mark === 'NEAR') return sql`${age} >= ${limit} * ${nearShare}::float8 and ${age} <= ${limit}`;
  return sql`${age} < ${limit} * ${nearShare}::float8`;
}
