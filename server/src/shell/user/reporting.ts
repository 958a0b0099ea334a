import type { ReportFigure, ReportQuery } from '@console/contracts/shell/user';
import { sql, type RawBuilder } from 'kysely';
import type { Caller, Db } from '../../platform/context.ts';
import { selectionOf } from '../../records/resource/list-query.ts';
import { selected } from '../../records/resource/predicates.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { dayBefore, periodOf } from './review.ts';

type Sql = RawBuilder<unknown>;
interface Counted {
  readonly label: string;
  readonly count: number;
  readonly filter: string;
}

/** The users of a review: those the caller sees that match the filters of the list. */
export const reviewedUsers = (registered: RegisteredResource, caller: Caller, query: ReportQuery, now: Date): Sql =>
  selected(registered, selectionOf(registered.resource, query), caller.scope, now);

const held = sql`join user_role ur on ur.user_id = t.id join role r on r.id = ur.role_id and r.deleted_at is null`;
const permitted = sql`${held} and r.status = 'active'
  join role_permission p on p.role_id = r.id and p.level = 'Full Access'
  join menu m on m.id = p.menu_id left join sub_menu s on s.id = p.sub_menu_id`;
const offices = sql`join user_branch ub on ub.user_id = t.id
  join branch_view b on b.id = ub.branch_id and b.business_line = 'SPEKTRA'`;

/**
 * Access review: numbers of users by kind, each with the list filters that show them
 * (docs/model/shell.md#access-review).
 */
export async function reportOf(
  db: Db,
  registered: RegisteredResource,
  caller: Caller,
  query: ReportQuery,
  now: Date,
): Promise<ReportFigure[]> {
  const seen = reviewedUsers(registered, caller, query, now);
  const { from, to } = periodOf(query.from, query.to, now);
  const groups = async (block: ReportFigure['block'], label: Sql, joins: Sql, filter: Sql): Promise<ReportFigure[]> => {
    const { rows } = await sql<Counted>`select ${label} as label, count(distinct t.id) as count, ${filter} as filter
        from app_user t ${joins} where ${seen} group by 1, 3 order by 1`.execute(db);
    return rows.map((row) => ({ block, ...row }));
  };
  const one = async (
    block: ReportFigure['block'],
    label: string,
    filters: Readonly<Record<string, string>>,
  ): Promise<ReportFigure> => {
    const selection = selectionOf(registered.resource, {
      ...filters,
      ...('incomplete' in filters ? { incomplete: true } : {}),
    });
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from app_user t
      where ${seen} and ${selected(registered, selection, caller.scope, now)}`.execute(db);
    return { block, label, count: rows[0]?.count ?? 0, filter: new URLSearchParams(filters).toString() };
  };
  const none = sql``;
  return [
    ...(await groups('status', sql`t.status`, none, sql`'status=' || t.status`)),
    ...(await groups('role', sql`r.name`, held, sql`'role=' || r.id`)),
    ...(await groups('type', sql`t.user_type`, none, sql`'userType=' || t.user_type`)),
    ...(await groups('branch', sql`b.office_code || ' ' || b.name`, offices, sql`'branch=' || b.id`)),
    await one('period', 'created', { review: 'CREATED', reviewFrom: from, reviewTo: to }),
    await one('period', 'deactivated', { review: 'DEACTIVATED', reviewFrom: from, reviewTo: to }),
    await one('signIn', 'never', { review: 'NEVER' }),
    await one('signIn', '60', { lastLoginBefore: dayBefore(now, 60) }),
    await one('signIn', '90', { lastLoginBefore: dayBefore(now, 90) }),
    ...(await groups(
      'fullAccess',
      sql`coalesce(s.name, m.name)`,
      permitted,
      sql`'fullAccess=' || coalesce(s.privilege, m.privilege)`,
    )),
    await one('mapping', 'incomplete', { incomplete: 'true' }),
    await one('external', 'ending', { review: 'ENDING' }),
  ];
}
