import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { groupTerms } from '../../products/index.ts';
import { inForceOn } from '../../records/resource/phase.ts';
import { tablesOf } from '../simulation/tables.ts';
import type { RateStart } from './earlier-rates.ts';

interface Tenors {
  readonly from: number;
  readonly to: number;
}
/** ADMIN fees that end, and the day after. */
interface EndedFee extends Tenors {
  readonly ids: readonly string[];
  readonly branchId: string;
  readonly day: string;
}
interface Band extends Tenors {
  readonly branchId: string;
  readonly groupId: string | null;
}

/** Finds the tenors of its line of business for which a branch has no rate of a product group, nor of all groups. */
export type WithoutRate = (
  branchId: string,
  groupId: string | null,
  proposed: readonly { readonly from: number; readonly to: number }[],
) => readonly number[];

/**
 * Reads the rates that hold on the first day of new ones, those that await approval too: they are usually proposed
 * together.
 * @param except rates that do not count, because they end
 */
export async function tenorsWithoutRate(
  db: Db | Tx,
  line: BusinessLine,
  branchIds: readonly string[],
  groupIds: readonly (string | null)[],
  { effectiveFrom, collateralType, ageBand }: RateStart,
  except: readonly string[] = [],
): Promise<WithoutRate> {
  const collateral =
    line === 'UFI' ? sql`and t.collateral_type = ${collateralType} and t.age_band = ${ageBand}` : sql``;
  const groups = groupIds.filter((id) => id !== null);
  const { rows } = await sql<Band>`
    select t.branch_id as "branchId", t.product_group_id as "groupId", t.tenor_from as from, t.tenor_to as to
    from ${sql.table(tablesOf[line].rates)} t
    where t.branch_id = any(${branchIds}::uuid[]) and t.deleted_at is null ${collateral}
      and t.id <> all(${except}::uuid[])
      and (t.product_group_id is null or t.product_group_id = any(${groups}::uuid[]))
      and (${inForceOn(effectiveFrom)} or t.approval = 'PENDING' and t.effective_from <= ${effectiveFrom}::date
        and (t.effective_to is null or t.effective_to >= ${effectiveFrom}::date))`.execute(db);
  const offered = new Map<string | null, readonly number[]>();
  for (const groupId of new Set(groupIds)) {
    const terms = await groupTerms(db, line, groupId, effectiveFrom);
    offered.set(
      groupId,
      (terms?.parameters.tenors ?? []).map(Number).toSorted((one, other) => one - other),
    );
  }
  return (branchId, groupId, proposed) => {
    const own = rows.filter((row) => row.branchId === branchId && (row.groupId === null || row.groupId === groupId));
    return (offered.get(groupId) ?? []).filter(
      (tenor) => ![...own, ...proposed].some(({ from, to }) => from <= tenor && tenor <= to),
    );
  };
}

/** The tenors of an ADMIN fee that the branch has no other one for, on the day after its end. */
export async function tenorsWithoutFee(
  db: Db | Tx,
  line: BusinessLine,
  { ids, branchId, from, to, day }: EndedFee,
): Promise<readonly number[]> {
  const { rows } = await sql<Tenors>`select t.tenor_from as from, t.tenor_to as to
    from ${sql.table(tablesOf[line].fees)} t where t.branch_id = ${branchId} and t.fee_type = 'ADMIN'
      and t.deleted_at is null and t.id <> all(${ids}::uuid[]) and t.approval <> 'REJECTED'
      and t.effective_from <= ${day}::date
      and (t.effective_to is null or t.effective_to >= ${day}::date)`.execute(db);
  const terms = await groupTerms(db, line, null, day);
  return (terms?.parameters.tenors ?? [])
    .map(Number)
    .filter((tenor) => from <= tenor && tenor <= to && !rows.some((fee) => fee.from <= tenor && tenor <= fee.to))
    .toSorted((one, other) => one - other);
}

/** Tenors as a sentence names them. @example inWords([3, 6, 9]); // '3, 6, 9' */
export const inWords = (tenors: readonly number[]): string => tenors.join(', ');
