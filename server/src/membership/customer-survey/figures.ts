import type { SurveyFigures } from '@console/contracts/membership/customer-survey';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import { midnight } from '../../platform/database/midnight.ts';
import type { Db, Scope } from '../../platform/context.ts';

interface Filters {
  readonly trigger?: string | undefined;
  readonly businessLine?: string | undefined;
  readonly branchId?: string | undefined;
  readonly mraId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Surveys `t` under filters, within the scope. */
function matching({ trigger, businessLine, branchId, mraId, from, to }: Filters, scope: Scope) {
  return sql.join(
    [
      inBranches(scope, 't.branch_id'),
      ...(trigger ? [sql`t.trigger = ${trigger}`] : []),
      ...(businessLine ? [sql`t.business_line = ${businessLine}`] : []),
      ...(branchId ? [sql`t.branch_id = ${branchId}`] : []),
      ...(mraId
        ? [
            sql`t.branch_id in (select b.id from branch_view b join mro_view o on o.id = b.mro_id
              where o.mra_id = ${mraId})`,
          ]
        : []),
      ...(from ? [sql`t.sent_at >= ${midnight(from)}`] : []),
      ...(to ? [sql`t.sent_at < ${midnight(to, 1)}`] : []),
    ],
    sql` and `,
  );
}

const byCategory = sql`count(*) filter (where t.category = 'PROMOTER')::int as promoters,
  count(*) filter (where t.category = 'PASSIVE')::int as passives,
  count(*) filter (where t.category = 'DETRACTOR')::int as detractors`;

/** How many were asked and answered what, in all and by month, within the scope. */
export async function figuresOf(db: Db, filters: Filters, scope: Scope): Promise<SurveyFigures> {
  const where = matching(filters, scope);
  const [all, months] = await Promise.all([
    sql<Omit<SurveyFigures, 'months'>>`select count(*)::int as sent,
        count(*) filter (where t.state = 'ANSWERED')::int as answered, ${byCategory},
        round(avg(t.csat), 1)::text as csat from survey t where t.deleted_at is null and ${where}`.execute(db),
    sql<SurveyFigures['months'][number]>`
      select to_char(t.answered_at at time zone 'Asia/Jakarta', 'YYYY-MM') as month, ${byCategory}
      from survey t where t.deleted_at is null and t.answered_at is not null and ${where}
      group by month order by month desc limit 12`.execute(db),
  ]);
  return { ...all.rows[0]!, months: months.rows.toReversed() };
}
