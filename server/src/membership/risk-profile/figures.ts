import type { RiskFigures } from '@console/contracts/membership/risk-profile-membership';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope } from '../../platform/context.ts';

/** What waits and what ends among the profiles of a scope, each counted by an index of its own. */
export async function figuresOf(db: Db, scope: Scope, today: string): Promise<RiskFigures> {
  const branches = inBranches(scope, 't.branch_id');
  const count = (condition: ReturnType<typeof sql>) => sql`(select count(*)::int from risk_profile t
    where t.deleted_at is null and ${branches} and ${condition})`;
  const { rows } = await sql<RiskFigures>`select ${count(sql`t.state = 'SUBMITTED'`)} as waiting,
    ${count(sql`t.grade = 'HIGH' and t.state = 'APPROVED'`)} as high,
    ${count(sql`t.grade = 'HIGH' and (t.source_of_funds is null or t.edd_document is null)
      and t.state in ('SUBMITTED', 'APPROVED')`)} as "eddMissing",
    ${count(sql`t.state = 'EXPIRED'`)} as expired,
    ${count(sql`t.state = 'APPROVED'
      and t.valid_until between ${today}::date and ${today}::date + 30`)} as expiring`.execute(db);
  return rows[0]!;
}
