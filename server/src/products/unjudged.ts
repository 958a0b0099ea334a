import { causesIn, unjudgedOf } from '@console/contracts/products/unjudged';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';
import type { Warning } from '../records/resource/approval.ts';
import { groupsInNeed, vehicleGroupsInNeed } from './covered.ts';

type Values = Readonly<Record<string, unknown>>;

/** A change as its causes are looked for. */
export interface JudgedChange {
  /** `null`: it is switched on or off. */
  readonly values: Values | null;
  readonly before: Values | null;
}

/** Whether groups of a line of business, or this one, need an insurance. UFI has no tariffs. */
export async function needsInsurance(
  db: Db | Tx,
  line: BusinessLine,
  { lobId = null, groupId = null }: { readonly lobId?: string | null; readonly groupId?: string | null },
): Promise<boolean> {
  if (line === 'UFI') return false;
  const [needed, table] =
    line === 'NMC' ? [vehicleGroupsInNeed, sql`product_group_nmc`] : [groupsInNeed, sql`product_group`];
  const { rows } = await sql`select 1 from ${needed} join ${table} g on g.id = needed.id
    where g.lob_id = ${lobId}::uuid or g.id = ${groupId}::uuid or g.parent_id = ${groupId}::uuid limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * What a module says of changes by which rates in force yield other than they were judged to, by the causes that the
 * contract lists: a warning to tick, with which only an admin approves.
 * @param read what the causes are looked for in, where it is not what the change holds; whether it is about insured
 * contracts
 */
export function unjudgedApproval(
  module: string,
  read: (db: Db | Tx, change: JudgedChange) => Promise<JudgedChange & { readonly insured: boolean }> = async (
    _,
    change,
  ) => ({ ...change, insured: true }),
) {
  const unjudged = unjudgedOf(module);
  if (!unjudged) throw new Error(`${module} lists no causes`);
  const { warning, refusal } = unjudged;
  return {
    async warnings(db: Db | Tx, change: { readonly values: object | null; readonly before: object | null }) {
      const { values, before, insured } = await read(db, change as JudgedChange);
      const causes = before ? causesIn(unjudged, values, before, insured) : [];
      return causes.length > 0 ? ([{ code: warning }] satisfies Warning[]) : [];
    },
    adminOnly: { warnings: [warning], refusal },
  };
}
