import {
  distributionPeriod,
  periodFault,
  type DistributionGroup,
} from '@console/contracts/cards/reporting-card-distribution';
import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { inCardOffices } from '../scope.ts';

const dayMs = 86_400_000;

/** Parameters of a distribution report: the period in days of Jakarta, and the filters on cards and offices. */
export interface Parameters {
  readonly from: string;
  /** Not after today. */
  readonly to: string;
  readonly today: string;
  readonly groupBy: DistributionGroup;
  readonly mraId: string | null;
  readonly branchId: string | null;
  readonly cardTypeId: string | null;
  readonly cardDesignId: string | null;
  readonly scope: Scope;
}

const moved = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
export const dayBefore = (day: string): string => moved(day, -1);

/**
 * Parses the parameters; the default period is the last 30 days.
 * @throws Refusal VALIDATION for a period out of order or longer than twelve months
 */
export function parametersOf(
  asked: Readonly<Record<string, unknown>>,
  { scope, now }: { readonly scope: Scope; readonly now: Date },
): Parameters {
  const given = (name: string): string | null => (typeof asked[name] === 'string' ? asked[name] : null);
  const today = toWireInstant(now).slice(0, 10);
  const wished = given('to') ?? today;
  const from = given('from') ?? moved(wished < today ? wished : today, 1 - distributionPeriod.days);
  const fault = periodFault(from, wished);
  if (fault) throw invalid(fault);
  return {
    from: from < today ? from : today,
    to: wished < today ? wished : today,
    today,
    groupBy: (given('groupBy') ?? 'MRA') as DistributionGroup,
    mraId: given('mraId'),
    branchId: given('branchId'),
    cardTypeId: given('cardTypeId'),
    cardDesignId: given('cardDesignId'),
    scope,
  };
}

/** Start of a day in Jakarta. */
export const beginOf = (day: string): RawBuilder<unknown> => sql`(${day}::date::timestamp at time zone 'Asia/Jakarta')`;
/** End of a day in Jakarta. */
export const endOf = (day: string): RawBuilder<unknown> =>
  sql`((${day}::date + 1)::timestamp at time zone 'Asia/Jakarta')`;

/** Safes of the report, by the columns of their office. */
export function safesOf(
  { scope, mraId, branchId }: Parameters,
  branch: RawBuilder<unknown>,
  mra: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const ofMra =
    mraId === null
      ? sql`true`
      : sql`(${mra} = ${mraId} or ${branch} in (select id from branch_view branch
        where mro_id in (select id from mro_view mro where mra_id = ${mraId})))`;
  return sql<boolean>`(${inCardOffices(scope, branch, mra)} and ${ofMra}
    and ${branchId === null ? sql`true` : sql`${branch} = ${branchId}`})`;
}

/** Cards of the report, regardless of safe. */
export const cardsOf = (
  { cardTypeId, cardDesignId }: Pick<Parameters, 'cardTypeId' | 'cardDesignId'>,
  card = 'c',
): RawBuilder<boolean> => sql<boolean>`(
  ${cardTypeId === null ? sql`true` : sql`${sql.ref(`${card}.card_type_id`)} = ${cardTypeId}`}
    and ${cardDesignId === null ? sql`true` : sql`${sql.ref(`${card}.card_design_id`)} = ${cardDesignId}`})`;
