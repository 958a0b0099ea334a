import { sql, type RawBuilder } from 'kysely';
import { toWireInstant } from '../../platform/database/type-parsers.ts';

const dayMs = 86_400_000;
/** Default period of an access review, in days. */
const usualDays = 30;
const endingDays = 30;

/** The date in Asia/Jakarta this many days before (or after) an instant. */
export const dayBefore = (now: Date, days = 0): string =>
  toWireInstant(new Date(now.getTime() - days * dayMs)).slice(0, 10);

/** The period of a review, both days included. */
export const periodOf = (from: string | undefined, to: string | undefined, now: Date) => ({
  from: from ?? dayBefore(now, usualDays),
  to: to ?? dayBefore(now),
});

/** The users that match the filters of the access review, aliased `t` (docs/model/shell.md#access-review). */
export function reviewed(
  { review, reviewFrom, reviewTo }: Readonly<Record<string, unknown>>,
  now: Date,
): RawBuilder<boolean> | null {
  const { from, to } = periodOf(reviewFrom as string | undefined, reviewTo as string | undefined, now);
  const within = (column: string) =>
    sql<boolean>`(${sql.ref(column)} at time zone 'Asia/Jakarta')::date between ${from}::date and ${to}::date`;
  switch (review) {
    case 'CREATED':
      return within('t.created_at');
    case 'DEACTIVATED':
      return sql`t.status = 'inactive'
        and exists (select from audit_entry_view a
        where a.entity_id = t.id::text and a.module = 'user' and a.action in ('DEACTIVATE', 'DEACTIVATE_ALL')
      and a.outcome = 'success' and ${within('a.at')})`;
    case 'NEVER':
      return sql`t.last_login_at is null`;
    case 'ENDING':
      return sql`t.user_type = 'EXTERNAL' and t.valid_to between ${dayBefore(now)}::date
        and ${dayBefore(now, -endingDays)}::date`;
    default:
      return null;
  }
}

/** Users with an active role that grants Full Access on a privilege. */
export const withFullAccess = (privilege: string): RawBuilder<boolean> => sql`exists (
  select from user_role ur join role r on r.id = ur.role_id and r.deleted_at is null and r.status = 'active'
    join role_permission p on p.role_id = r.id and p.level = 'Full Access'
    join menu m on m.id = p.menu_id left join sub_menu s on s.id = p.sub_menu_id
  where ur.user_id = t.id and coalesce(s.privilege, m.privilege) = ${privilege})`;
