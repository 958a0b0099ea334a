import type { BarredMember } from '@console/contracts/membership/blacklist-phone-number';
import { members } from '@console/contracts/membership/membership';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { jakartaDay } from '../../records/resource/phase.ts';

const batch = 500;
/** Members who are shown of one number: it belongs to one member who is not closed, and to closed ones. */
const mostShown = 50;

/** When the members of a barred number got their verification step. */
export const followedMigration: SchemaStep = {
  async up(db) {
    await sql`alter table blacklist_phone add column members_followed_at timestamptz(3)`.execute(db);
    await sql`create index blacklist_phone_to_follow on blacklist_phone (effective_from)
      where members_followed_at is null and state in ('ACTIVE', 'REMOVAL_PROPOSED') and deleted_at is null`.execute(db);
  },
};

interface Moved {
  readonly id: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Members whose number is barred from now on have to give another one before their next order: the step `phone update`,
 * beside another open step all of them. Once for each barred number: a step that was passed since stays passed.
 * @returns members with another step
 */
export async function requirePhoneUpdate(tx: Tx, at: Date): Promise<number> {
  const today = jakartaDay(at);
  const { rows: due } = await sql<{ hash: string }>`update blacklist_phone set members_followed_at = ${at}
    where id in (select id from blacklist_phone
      where members_followed_at is null and state in ('ACTIVE', 'REMOVAL_PROPOSED') and deleted_at is null
        and effective_from <= ${today}::date and coalesce(effective_until, 'infinity') >= ${today}::date
      order by id limit ${batch} for update skip locked)
    returning phone_hash as hash`.execute(tx);
  if (due.length === 0) return 0;
  const { rows: moved } = await sql<Moved>`
    with found as (select id, verification_step as before from member
      where phone_hash = any(${due.map(({ hash }) => hash)}::text[]) and status <> 'closed' and deleted_at is null
        and verification_step not in ('phone update', 'all') order by id for update)
    update member m set verification_step = case found.before when 'none' then 'phone update' else 'all' end,
      version = m.version + 1, updated_by = 'SYSTEM', updated_at = ${at}
    from found where m.id = found.id
    returning m.id, m.member_no || ' ' || m.name as label, found.before, m.verification_step as after`.execute(tx);
  await recordEntries(
    tx,
    moved.map(({ id, label, before, after }) => ({
      actor: systemActor('blacklist-follow'),
      module: members.module,
      action: 'UPDATE',
      entityId: id,
      entityLabel: label,
      changes: [{ field: 'verificationStep', before, after }],
      at,
    })),
  );
  return moved.length + (due.length === batch ? await requirePhoneUpdate(tx, at) : 0);
}

/** How many members within the scope have each of these barred numbers, by the id of the row. */
export async function countMembers(
  db: Db | Tx,
  ids: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`select n.id, count(*)::int as count
    from blacklist_phone n join member t on t.phone_hash = n.phone_hash and t.deleted_at is null
    where n.id = any(${ids}::uuid[]) and ${inBranches(scope, sql`t.branch_id`)} group by n.id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The members within the scope who have a barred number, open ones first. */
export async function membersHit(db: Db | Tx, id: string, scope: Scope): Promise<BarredMember[]> {
  const { rows } = await sql<BarredMember>`select t.id as "secureId", t.member_no as "memberNo", t.name,
      b.office_code || ' ' || b.name as branch, t.status, t.verification_step as "verificationStep"
    from blacklist_phone n join member t on t.phone_hash = n.phone_hash and t.deleted_at is null
      left join branch_view b on b.id = t.branch_id
    where n.id = ${id} and n.deleted_at is null and ${inBranches(scope, sql`t.branch_id`)}
    order by t.status = 'closed', t.member_no limit ${mostShown}`.execute(db);
  return rows;
}
