import { servedOutlets, type ServedLine } from '@console/contracts/branches-stores/sales-force/outlets';
import { maxSalesForces } from '@console/contracts/branches-stores/sales-force/vocabulary';
import type { FieldError } from '@console/contracts/core/errors';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** A sales person who is to serve an outlet. */
export interface WantedMapping {
  readonly outletId: string;
  readonly salesForceId: string;
  readonly startDate: string;
}

/** What decides whether a sales person may serve an outlet. */
export interface MappingFacts {
  readonly outletOpen: boolean;
  /** The sales person is active and of the office of the outlet. */
  readonly ofOffice: boolean;
  /** Mappings of the outlet that have a day after the start: one that ends on that day may be replaced. */
  readonly serving: number;
  readonly hasPrimary: boolean;
  /** Another mapping of the two that has a day from the start on. */
  readonly overlapping: MappedPeriod | null;
}

/** The period of a mapping, and whose it is. */
export interface MappedPeriod {
  /** NPK and name of the sales person. */
  readonly person: string;
  readonly startDate: string;
  readonly endDate: string | null;
}

/** The fault that names the mapping in the way. */
export function overlapFault({ person, startDate, endDate }: MappedPeriod): Pick<FieldError, 'code' | 'words'> {
  const period = `${person}, ${startDate} – ${endDate ?? '…'}`;
  return { code: 'PERIOD_OVERLAP', words: { clash: text(period, period) } };
}

/** Whether the mapping `m` has a day from a day on; periods that ended before they began have none. */
export const hasDaysFrom = (day: Sql): Sql => sql`m.deleted_at is null
  and (m.end_date is null or (m.end_date >= ${day} and m.end_date >= m.start_date))`;

/** The facts of wanted mappings of outlets of a line, in their order. */
export async function mappingFacts(
  db: Db | Tx,
  line: ServedLine,
  wanted: readonly WantedMapping[],
): Promise<readonly MappingFacts[]> {
  const given = wanted.map((each, at) => ({ at, ...each }));
  const { rows } = await sql<MappingFacts>`select
      coalesce(o.status in ('new', 'active'), false) as "outletOpen",
      coalesce(f.status = 'active' and f.deleted_at is null and theirs.office_code = b.office_code, false)
        as "ofOffice",
      (select count(*)::int from outlet_sales_force m where m.outlet_id = o.id
        and m.deleted_at is null and (m.end_date is null
          or (m.end_date > w."startDate" and m.end_date >= m.start_date))) as serving,
      exists (select from outlet_sales_force m
        where m.outlet_id = o.id and m.state = 'OPEN' and m.is_primary and m.deleted_at is null) as "hasPrimary",
      (select jsonb_build_object('person', f.npk || ' ' || f.name, 'startDate', m.start_date, 'endDate', m.end_date)
        from outlet_sales_force m where m.outlet_id = o.id and m.sales_force_id = f.id
          and ${hasDaysFrom(sql`w."startDate"`)} order by m.start_date limit 1) as overlapping
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      w(at int, "outletId" uuid, "salesForceId" uuid, "startDate" date)
    left join outlet o on o.id = w."outletId" and o.business_line = ${line} and o.deleted_at is null
    left join branch_view b on b.id = o.branch_id
    left join sales_force f on f.id = w."salesForceId"
    left join branch_view theirs on theirs.id = f.branch_id
    order by w.at`.execute(db);
  return rows;
}

/** Why a sales person may not serve an outlet, the first reason alone; `null` where nothing is in the way. */
export function mappingFault(
  { outletOpen, ofOffice, serving, overlapping }: MappingFacts,
  more = 0,
): (Pick<FieldError, 'code' | 'parameters' | 'words'> & { readonly subject: 'outlet' | 'person' }) | null {
  if (!outletOpen) return { subject: 'outlet', code: 'SF_OUTLET_NOT_OPEN' };
  if (!ofOffice) return { subject: 'person', code: 'SF_OTHER_BRANCH' };
  if (overlapping) return { subject: 'person', ...overlapFault(overlapping) };
  if (serving + more >= maxSalesForces)
    return { subject: 'outlet', code: 'SF_LIMIT', parameters: { maximum: maxSalesForces } };
  return null;
}

/** Outlets are locked in one order, so that two who map the same ones wait for each other. */
export async function lockOutlets(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select id from outlet where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx);
}

/** Sales people who are mapped stay as they are until then: the feed of them ends the mappings of those who leave. */
export async function lockPeople(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select id from sales_force where id = any(${ids}::uuid[]) order by id for share`.execute(tx);
}

/** Who changes mappings besides the one that was asked for, and when. */
export interface Writer {
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Takes the mark of the primary one from the sales people of these outlets, with an entry in the audit trail for each.
 * @param keptIds mappings that keep it
 */
export async function demote(
  tx: Tx,
  outletIds: readonly string[],
  { actor, now }: Writer,
  keptIds: readonly string[] = [],
): Promise<void> {
  const { rows } = await sql<{ id: string; line: ServedLine; label: string }>`update outlet_sales_force t
    set is_primary = false, version = t.version + 1, updated_by = ${actor.username}, updated_at = ${now}
    from outlet o, sales_force f
    where o.id = t.outlet_id and f.id = t.sales_force_id and t.outlet_id = any(${outletIds}::uuid[])
      and t.id <> all(${keptIds}::uuid[]) and t.is_primary and t.state = 'OPEN' and t.deleted_at is null
    returning t.id, t.business_line as line, o.code || ' ' || f.npk as label`.execute(tx);
  await recordEntries(
    tx,
    rows.map(({ id, line, label }) => ({
      actor,
      module: servedOutlets[line].module,
      action: 'UPDATE',
      entityId: id,
      entityLabel: label,
      changes: [{ field: 'isPrimary', before: true, after: false }],
      at: now,
    })),
  );
}
