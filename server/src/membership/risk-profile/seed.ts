import { riskFactors, riskProfiles, type RiskState } from '@console/contracts/membership/risk-profile-membership';
import type { RiskGrade } from '@console/contracts/membership/risk-grades';
import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { seedRiskGrade } from '../member/profile/seed.ts';
import { memberId } from '../member/seed.ts';
import { factorColumns, ratedAs } from './store.ts';

const dayMs = 86_400_000;
/** What the factors are where they make the grade. */
const levels: Readonly<Record<RiskGrade, number>> = { LOW: 20, MEDIUM: 55, HIGH: 80 };
const others: Readonly<Record<RiskGrade, RiskGrade>> = { LOW: 'MEDIUM', MEDIUM: 'LOW', HIGH: 'MEDIUM' };

/** Id of the profile of member i: in force or ended, one before it, or one that waits. */
export const riskId = (i: number, kind: 'latest' | 'before' | 'waiting' = 'latest'): string =>
  seedId(riskProfiles.module, `${kind}-${i}`);

interface Row {
  readonly i: number;
  readonly kind: 'latest' | 'before' | 'waiting';
  readonly grade: RiskGrade;
  readonly state: RiskState;
  /** Days since it was assessed. */
  readonly ago: number;
}

const rated = Array.from({ length: 320 }, (_, index) => index + 1).filter((i) => seedRiskGrade(i) !== null);
/** Members whose profile has ended. */
const ended = new Set([273, 274, 275, 276, 277, 278, 279, 281, 282]);

/** 307 latest profiles, 9 of them ended, 23 that were superseded, and 14 that wait. */
const rows: readonly Row[] = [
  ...Array.from({ length: 23 }, (_, index): Row => {
    const i = index + 1;
    return { i, kind: 'before', grade: others[seedRiskGrade(i)!], state: 'SUPERSEDED', ago: 700 + i };
  }),
  ...rated.map((i): Row => ({
    i,
    kind: 'latest',
    grade: seedRiskGrade(i)!,
    state: ended.has(i) ? 'EXPIRED' : 'APPROVED',
    ago: ended.has(i) ? 1_200 : 30 + (i % 300),
  })),
  ...Array.from({ length: 14 }, (_, index): Row => {
    const i = 241 + index;
    return { i, kind: 'waiting', grade: others[seedRiskGrade(i)!], state: 'SUBMITTED', ago: 1 + index };
  }),
];

/** Risk profiles of the members that joined (docs/model/membership.md#risk-profiles). */
export const seed: Seed = {
  name: riskProfiles.module,
  async run(tx, { date }) {
    const stored = rows.map(({ i, kind, grade, state, ago }, index) => {
      const at = new Date(date.getTime() - ago * dayMs);
      const factors = Object.fromEntries(riskFactors.map(({ value }) => [value, levels[grade]])) as never;
      const isManual = kind === 'waiting' && index % 2 === 0;
      const isDecided = state !== 'SUBMITTED';
      return {
        id: riskId(i, kind),
        profile_no: `RSK-${String(index + 1).padStart(8, '0')}`,
        member_id: memberId(i),
        method: isManual ? ('MANUAL' as const) : ('SYSTEM' as const),
        ...factorColumns(factors),
        ...ratedAs({ ...(factors as object), politicallyExposed: false, sanctionsHit: false } as never, at),
        politically_exposed: false,
        sanctions_hit: false,
        source_of_funds: grade === 'HIGH' ? 'Hasil usaha yang dicatat cabang' : null,
        edd_document: null,
        note: null,
        previous_grade:
          kind === 'before' || (kind === 'latest' && i > 23)
            ? null
            : kind === 'latest'
              ? others[grade]
              : seedRiskGrade(i),
        previous_id: kind === 'waiting' ? riskId(i) : kind === 'latest' && i <= 23 ? riskId(i, 'before') : null,
        state,
        editors: [isManual ? 'HOOPS01' : 'SYSTEM'],
        decided_by: isDecided ? 'SYSTEM' : null,
        decided_at: isDecided ? at : null,
        decision_note: null,
        created_by: isManual ? 'HOOPS01' : 'SYSTEM',
        created_at: at,
        updated_by: isManual ? 'HOOPS01' : 'SYSTEM',
        updated_at: at,
      };
    });
    await tx.insertInto('risk_profile').values(stored).execute();
    await sql`select setval('risk_profile_no', ${stored.length})`.execute(tx);
    await sql`update member m set current_risk_profile_id = p.id from risk_profile p
      where p.member_id = m.id and p.state in ('APPROVED', 'EXPIRED')`.execute(tx);
  },
};
