import type { RateGrid } from '@console/contracts/branches-stores/branch/rate-grid';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { sameKey } from '../../records/resource/period-overlap.ts';
import { inForceOn } from '../../records/resource/phase.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';

/** A rate in force of the key of a sheet. */
export interface Held {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

/** A rate in force whose place rows of a sheet do not take as a whole. */
export interface Kept {
  readonly held: Held;
  /** Its tenors that no row has; none where a row reaches over its edge. */
  readonly left: readonly number[];
}

type Band = Pick<RateGrid['rates'][number], 'tenorFrom' | 'tenorTo'>;

const meets = ({ tenorFrom, tenorTo }: Band, { from, to }: Pick<Held, 'from' | 'to'>): boolean =>
  tenorFrom <= to && from <= tenorTo;

/** The rates in force of one key. */
export async function heldOf(
  tx: Tx,
  registered: RegisteredResource,
  values: Readonly<Record<string, unknown>>,
  day: string,
): Promise<readonly Held[]> {
  const { rows } = await sql<Held>`select t.id, t.tenor_from as from, t.tenor_to as to,
      t.effective_from as "effectiveFrom", t.effective_to as "effectiveTo"
    from ${sql.table(registered.definition.table)} t
    where t.deleted_at is null and ${inForceOn(day)} and ${sameKey(registered, values)}
    order by t.tenor_from`.execute(tx);
  return rows;
}

/**
 * Finds which rate in force each row of a sheet takes the place of: the rows within its band that together are exactly
 * that band. Of a rate that is not replaced as a whole, the rows would leave tenors without a rate, or overlap it.
 * @param start the first day of the rows
 * @returns by the index of a row, what it replaces, and the rates that it does not replace as a whole
 */
export function replacedBy(rows: readonly Band[], held: readonly Held[], start: string) {
  const replaced = new Map<number, Held>();
  const kept = new Map<number, Kept[]>();
  for (const each of held) {
    const at = rows.flatMap((row, index) => (meets(row, each) ? [index] : []));
    if (at.length === 0) continue;
    const tenors = Array.from({ length: each.to - each.from + 1 }, (_, index) => each.from + index);
    const left = tenors.filter((tenor) => !at.some((index) => meets(rows[index]!, { from: tenor, to: tenor })));
    const isWithin = at.every((index) => rows[index]!.tenorFrom >= each.from && rows[index]!.tenorTo <= each.to);
    if (isWithin && left.length === 0) for (const index of at) replaced.set(index, each);
    // One that ends before leaves room by itself.
    else if (each.effectiveTo === null || each.effectiveTo >= start)
      for (const index of at) kept.set(index, [...(kept.get(index) ?? []), { held: each, left }]);
  }
  return { replaced, kept };
}
