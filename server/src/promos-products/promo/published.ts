import type { PublishedPromo } from '@console/contracts/promos-products/promo/public-calls';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { publishedGroups } from '../../products/index.ts';
import type { Db } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { keptAnswer } from '../content/kept-answer.ts';
import { holdsAtBranch } from './within-limits.ts';

type Row = Omit<PublishedPromo, 'groups'> & { readonly groupIds: readonly string[] };

/**
 * The promos that everybody gets at a branch on a day: active, through an approved line of a sheet, with something left
 * of quota and budget, and of a group that is published. Those for groups of members are for them alone.
 */
async function promosAt(db: Db, line: BusinessLine, branchId: string, day: string): Promise<PublishedPromo[]> {
  const { rows } = await sql<Row>`select p.promo_code as code, p.name, p.promo_type as type, p.description,
      p.terms_text as terms, greatest(p.start_date, r.period_from) as "from", least(p.end_date, r.period_to) as "to",
      p.customer_kind as customers, p.product_group_ids as "groupIds", array_agg(l.tenor order by l.tenor) as tenors
    from promo p join promo_rate r on r.promo_id = p.id and r.deleted_at is null and r.branch_id = ${branchId}
      join promo_rate_line l on l.rate_id = r.id and l.ended_on is null and l.approval = 'APPROVED'
    where p.business_line = ${line} and p.status = 'active' and p.deleted_at is null
      and ${day}::date between p.start_date and p.end_date and ${day}::date between r.period_from and r.period_to
      and coalesce(cardinality(p.membership_group_ids), 0) = 0
      and coalesce(p.used_contracts < p.quota_contracts, true) and coalesce(p.used_amount < p.quota_amount, true)
      and coalesce(p.used_subsidy < p.budget_subsidy, true) and ${holdsAtBranch(day)}
    group by p.id, r.id order by p.priority, p.promo_code`.execute(db);
  const codes = await publishedGroups(db, line, [...new Set(rows.flatMap(({ groupIds }) => groupIds))]);
  return rows.flatMap(({ groupIds, ...promo }) => {
    const groups = groupIds.flatMap((id) => codes.get(id) ?? []);
    return groups.length > 0 ? [{ ...promo, groups }] : [];
  });
}

/** Reads the promos of a branch for the public, each branch once a minute; none for an office that is not there. */
export function publishedPromos(db: Db, now: () => Date) {
  const kept = new Map<string, ReturnType<typeof keptAnswer<PublishedPromo[]>>>();
  return async (line: BusinessLine, officeCode: string): Promise<PublishedPromo[]> => {
    const branch = await db
      .selectFrom('branch_view')
      .select('id')
      .where('business_line', '=', line)
      .where('office_code', '=', officeCode)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!branch) return [];
    const answer = kept.get(branch.id) ?? keptAnswer(now, () => promosAt(db, line, branch.id, jakartaDay(now())));
    kept.set(branch.id, answer);
    return answer.read();
  };
}
