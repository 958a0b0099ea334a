import {
  isLowered,
  riskProfiles,
  type FactorValues,
  type RiskState,
} from '@console/contracts/membership/risk-profile-membership';
import type { RiskGrade } from '@console/contracts/membership/risk-grades';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { putInForce } from './approve.ts';
import { currentOf, factorColumns, openOf, ratedAs } from './store.ts';

interface Facts {
  readonly name: string;
  readonly verified: number;
  readonly occupation: string | null;
  readonly income: number | null;
  readonly lines: number;
  /** Worst days past due in the last twelve months. */
  readonly worst: number;
  readonly politicallyExposed: boolean;
  readonly sanctionsHit: boolean;
  readonly external: number | null;
}

const occupations: Readonly<Record<string, number>> = { EMPLOYEE: 10, SELF_EMPLOYED: 40, RETIRED: 30, HOUSEWIFE: 45 };
const band = (value: number, bounds: readonly (readonly [most: number, risk: number])[], above: number): number =>
  bounds.find(([most]) => value <= most)?.[1] ?? above;

/**
 * What the system knows of a member; marks that people set stay until people take them away, and the external score is
 * the last one that was entered.
 */
async function factsOf(tx: Tx, memberId: string, day: string): Promise<Facts> {
  const { rows } = await sql<Facts>`select m.name, m.occupation, m.monthly_income as income,
      (select count(distinct s.document_type)::int from photo_screening s where s.member_id = m.id
        and s.state = 'APPROVED' and s.document_type in ('1', '2')) as verified,
      (select count(*)::int from member_cust_no c where c.member_id = m.id) as lines,
      coalesce((select max(coalesce(h.principle_paid_date, ${day}::date) - h.due_date)::int from payment_history h
        where h.member_id = m.id and h.due_date between ${day}::date - 365 and ${day}::date), 0) as worst,
      coalesce(p.politically_exposed, false) as "politicallyExposed",
      coalesce(p.sanctions_hit, false) as "sanctionsHit", p.external_score as external
    from member m left join risk_profile p on p.id = m.current_risk_profile_id where m.id = ${memberId}`.execute(tx);
  return rows[0]!;
}

const factorsOf = (facts: Facts): FactorValues => ({
  identityCertainty: band(
    2 - facts.verified,
    [
      [0, 10],
      [1, 40],
    ],
    70,
  ),
  occupation: facts.occupation === null ? 70 : (occupations[facts.occupation] ?? 50),
  incomeSource:
    facts.income === null
      ? 80
      : band(
          -facts.income,
          [
            [-10_000_000, 10],
            [-5_000_000, 30],
          ],
          50,
        ),
  area: 30,
  productUse: band(
    facts.lines,
    [
      [1, 20],
      [2, 35],
    ],
    50,
  ),
  paymentBehaviour: band(
    facts.worst,
    [
      [0, 5],
      [7, 20],
      [30, 55],
      [60, 80],
    ],
    100,
  ),
  externalScore: facts.external ?? 50,
});

/** The grade that a person would begin with, once the identity is certain. */
export function gradeAtStart({ occupation, income }: Pick<Facts, 'occupation' | 'income'>, now: Date): RiskGrade {
  const marks = { politicallyExposed: false, sanctionsHit: false };
  const facts = { name: '', verified: 2, occupation, income, lines: 0, worst: 0, external: null, ...marks };
  return ratedAs({ ...factorsOf(facts), ...marks }, now).grade;
}

/**
 * Rates a member by the rules in force: in force at once with an equal or higher grade; a lower one waits for a second
 * person.
 * @throws Refusal RISK_OPEN_EXISTS
 */
export async function assess(
  tx: Tx,
  texts: ProtectedText,
  memberId: string,
  by: string,
  now: Date,
): Promise<{ id: string; version: number; state: RiskState }> {
  await lockByName(tx, `risk:${memberId}`);
  const profileNo = await openOf(tx, memberId);
  if (profileNo) throw new Refusal('RISK_OPEN_EXISTS', { parameters: { profileNo } });
  const facts = await factsOf(tx, memberId, jakartaDay(now));
  const { politicallyExposed, sanctionsHit } = facts;
  const factors = factorsOf(facts);
  const rated = ratedAs({ ...factors, politicallyExposed, sanctionsHit }, now);
  const current = await currentOf(tx, memberId);
  const waits = isLowered(rated.grade, current?.grade ?? null);
  const stored = await tx
    .insertInto('risk_profile')
    .values({
      id: randomUUID(),
      member_id: memberId,
      method: 'SYSTEM',
      ...factorColumns(factors),
      ...rated,
      politically_exposed: politicallyExposed,
      sanctions_hit: sanctionsHit,
      source_of_funds: null,
      edd_document: null,
      note: null,
      previous_grade: current?.grade ?? null,
      previous_id: current?.id ?? null,
      state: 'SUBMITTED',
      editors: [by],
      decided_by: null,
      decided_at: null,
      decision_note: null,
      created_by: by,
      created_at: now,
      updated_by: by,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { version } = waits ? stored : await putInForce(tx, texts, stored, 'SYSTEM', now);
  const state = waits ? 'SUBMITTED' : 'APPROVED';
  await recordEntry(tx, {
    actor: systemActor('risk-assess'),
    module: riskProfiles.module,
    action: 'CREATE',
    entityId: stored.id,
    entityLabel: `${stored.profile_no} ${facts.name}`,
    changes: [{ field: 'state', before: null, after: state }],
    at: now,
  });
  return { id: stored.id, version, state };
}
