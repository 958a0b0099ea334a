import type { FieldError } from '@console/contracts/core/errors';
import { maxSalesForces } from '@console/contracts/branches-stores/sales-force/vocabulary';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

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
  /** Open mappings of the outlet. */
  readonly open: number;
  readonly hasPrimary: boolean;
  /** Another mapping of the two has a day from the start on. */
  readonly taken: boolean;
}

/** The facts of wanted mappings, in their order. */
export async function mappingFacts(db: Db | Tx, wanted: readonly WantedMapping[]): Promise<readonly MappingFacts[]> {
  const given = wanted.map((each, at) => ({ at, ...each }));
  const { rows } = await sql<MappingFacts>`select
      coalesce(o.status in ('new', 'active'), false) as "outletOpen",
      coalesce(f.status = 'active' and f.deleted_at is null and theirs.office_code = b.office_code, false)
        as "ofOffice",
      (select count(*)::int from outlet_sales_force m
        where m.outlet_id = o.id and m.state = 'OPEN' and m.deleted_at is null) as open,
      exists (select from outlet_sales_force m
        where m.outlet_id = o.id and m.state = 'OPEN' and m.is_primary and m.deleted_at is null) as "hasPrimary",
      exists (select from outlet_sales_force m where m.outlet_id = o.id and m.sales_force_id = f.id
        and m.deleted_at is null and (m.end_date is null
          or (m.end_date >= w."startDate" and m.end_date >= m.start_date))) as taken
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      w(at int, "outletId" uuid, "salesForceId" uuid, "startDate" date)
    left join outlet o on o.id = w."outletId" and o.deleted_at is null
    left join branch_view b on b.id = o.branch_id
    left join sales_force f on f.id = w."salesForceId"
    left join branch_view theirs on theirs.id = f.branch_id
    order by w.at`.execute(db);
  return rows;
}

/** Why a sales person may not serve an outlet, the first reason alone; `null` where nothing is in the way. */
export function mappingFault(
  { outletOpen, ofOffice, open, taken }: MappingFacts,
  more = 0,
): (Pick<FieldError, 'code' | 'parameters'> & { readonly of: 'outlet' | 'person' }) | null {
  if (!outletOpen) return { of: 'outlet', code: 'SF_DEALER_NOT_OPEN' };
  if (!ofOffice) return { of: 'person', code: 'SF_OTHER_BRANCH' };
  if (taken) return { of: 'person', code: 'SF_TAKEN' };
  if (open + more >= maxSalesForces) return { of: 'outlet', code: 'SF_LIMIT', parameters: { maximum: maxSalesForces } };
  return null;
}

/** Outlets are locked in one order, so that two who map the same ones wait for each other. */
export async function lockOutlets(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select id from outlet where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx);
}

/**
 * Takes the mark of the primary one from the sales people of these outlets.
 * @param but mappings that keep it
 */
export async function demote(
  tx: Tx,
  outletIds: readonly string[],
  by: { readonly username: string; readonly now: Date },
  but: readonly string[] = [],
): Promise<void> {
  await sql`update outlet_sales_force set is_primary = false, version = version + 1, updated_by = ${by.username},
      updated_at = ${by.now}
    where outlet_id = any(${outletIds}::uuid[]) and id <> all(${but}::uuid[]) and is_primary and state = 'OPEN'
      and deleted_at is null`.execute(tx);
}
