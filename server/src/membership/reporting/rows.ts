import { memberSectionNames } from '@console/contracts/membership/member-change';
import { documentTypes } from '@console/contracts/membership/verification-steps';
import { figureNames, type MemberReportName } from '@console/contracts/membership/reporting';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import { midnight } from '../../platform/database/midnight.ts';
import type { Sql } from '../../records/resource/definition.ts';
import type { Parameters } from './parameters.ts';

/** Members `m` of the scope and the filters. */
const counted = ({ scope, mraId, branchId, programTypeId, source }: Parameters): Sql => sql`m.deleted_at is null
  and ${inBranches(scope, sql`m.branch_id`)}
  ${branchId ? sql`and m.branch_id = ${branchId}` : sql``}
  ${
    mraId
      ? sql`and m.branch_id = any(array(select v.id from branch_view v join mro_view o on o.id = v.mro_id
          where o.mra_id = ${mraId}))`
      : sql``
  }
  ${programTypeId ? sql`and m.program_type_id = ${programTypeId}` : sql``}
  ${source ? sql`and m.registration_source = ${source}` : sql``}`;

const within = (column: Sql, { from, to }: Parameters): Sql =>
  sql`${column} >= ${midnight(from)} and ${column} < ${midnight(to, 1)}`;

const none = sql`null::bigint`;
/** Values with their titles, as rows. */
const titled = (all: readonly { readonly value: string; readonly title: { readonly id: string } }[]): Sql =>
  sql`(values ${sql.join(all.map(({ value, title }) => sql`(${value}::text, ${title.id}::text)`))})`;

interface Grouped {
  readonly from: Sql;
  readonly where: Sql;
  readonly group: Sql;
  readonly figures: readonly Sql[];
}

const reports: Readonly<Record<MemberReportName, (parameters: Parameters) => Grouped>> = {
  REGISTRATIONS: (parameters) => ({
    from: sql`member m`,
    where: sql`${counted(parameters)} and ${within(sql`m.created_at`, parameters)}`,
    group: sql`m.registration_source`,
    figures: [
      sql`count(*)`,
      sql`count(*) filter (where m.status = 'active')`,
      sql`count(*) filter (where m.status = 'pending')`,
    ],
  }),
  ACTIVE: (parameters) => ({
    from: sql`member m join program_type p on p.id = m.program_type_id`,
    where: sql`${counted(parameters)} and m.status = 'active'`,
    group: sql`p.name`,
    figures: [sql`count(*)`, sql`count(*) filter (where ${within(sql`m.joined_at`, parameters)})`],
  }),
  CHANGES: (parameters) => ({
    from: sql`member_change c join member m on m.id = c.member_id
      join ${titled(memberSectionNames)} s(value, title) on s.value = c.section`,
    where: sql`${counted(parameters)} and ${within(sql`c.created_at`, parameters)}`,
    group: sql`s.title`,
    figures: [
      sql`count(*)`,
      sql`count(*) filter (where c.state in ('APPLIED', 'APPROVED'))`,
      sql`count(*) filter (where c.state = 'PENDING')`,
      sql`count(*) filter (where c.state = 'REJECTED')`,
    ],
  }),
  PLAFOND: (parameters) => ({
    from: sql`member_plafond l join member m on m.id = l.member_id`,
    where: sql`${counted(parameters)} and m.status <> 'closed' and l.total > 0`,
    group: sql`l.business_line`,
    figures: [
      sql`count(*)`,
      sql`sum(l.total)`,
      sql`sum(l.used)`,
      sql`sum(l.reserved_orders)`,
      sql`sum(l.reserved_family)`,
      sql`sum(l.available)`,
    ],
  }),
  MISSING: (parameters) => ({
    from: sql`member m join program_type p on p.id = m.program_type_id
      cross join lateral (select distinct unnest(p.required_documents || array['1', '2'])) n(type)
      join ${titled(documentTypes)} d(value, title) on d.value = n.type`,
    where: sql`${counted(parameters)} and m.status in ('pending', 'active')
      and ${within(sql`m.created_at`, parameters)} and not exists (select from member_document k
        where k.member_id = m.id and k.current and k.document_type = n.type)`,
    group: sql`d.title`,
    figures: [sql`count(*)`],
  }),
  // An order reserves its amount of the limit.
  DORMANT: (parameters) => ({
    from: sql`member m left join database_type y on y.id = m.database_type_id`,
    where: sql`${counted(parameters)} and m.status = 'active' and m.joined_at < ${parameters.now}::timestamptz
      - interval '12 months' and not exists (select from member_plafond l join plafond_movement v
        on v.plafond_id = l.id and v.kind = 'RESERVE' and v.at >= ${parameters.now}::timestamptz - interval '12 months'
      where l.member_id = m.id)`,
    group: sql`coalesce(y.name, '-')`,
    figures: [sql`count(*)`],
  }),
};

/** The rows of a report, by branch and group. */
export function reportRows(parameters: Parameters): Sql {
  const { from, where, group, figures } = reports[parameters.report](parameters);
  const named = figureNames.map((name, at) => sql`${figures[at] ?? none}::bigint as ${sql.ref(name)}`);
  const names = figureNames.map((name) => sql.ref(`g.${name}`));
  return sql`select coalesce(b.office_code || ' ' || b.name, '-') as branch, g.name as "group", ${sql.join(names)}
    from (select m.branch_id, ${group} as name, ${sql.join(named)}
      from ${from} where ${where} group by m.branch_id, ${group}) g
    left join branch_view b on b.id = g.branch_id order by b.office_code, g.name`;
}
