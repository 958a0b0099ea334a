import type { FieldError } from '@console/contracts/core/errors';
import type { InheritedLimits } from '@console/contracts/products/product';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { same } from '../../platform/audit/differences.ts';

export type GroupTable = 'product_group' | 'product_group_nmc';

interface Found {
  readonly id: string;
  readonly tenorMax: number | null;
  readonly tenors: readonly string[] | null;
  readonly lobTenors: readonly string[] | null;
  readonly dp: string | null;
  readonly lobDp: string | null;
  readonly insurance: string | null;
  readonly lobInsurance: boolean;
}

type Value = string | number | null | undefined;

const limit = (group: Value, lob: Value): InheritedLimits['tenorMax'] =>
  group != null ? { value: String(group), from: 'GROUP' } : lob != null ? { value: String(lob), from: 'LOB' } : null;

/**
 * The limits that products of groups inherit: of the group, else of the group above it, else of the line of business.
 * @param ids of groups
 */
export async function limitsOf(
  db: Db | Tx,
  table: GroupTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InheritedLimits>> {
  const { rows } = await sql<Found>`
    select g.id, coalesce(g.tenor_max, p.tenor_max) as "tenorMax", coalesce(g.tenors, p.tenors) as tenors,
      l.tenors as "lobTenors", coalesce(g.dp_min_pct, p.dp_min_pct) as dp, l.dp_min_pct as "lobDp",
      coalesce(g.insurance_coverage, p.insurance_coverage) as insurance, l.insurance_required as "lobInsurance"
    from ${sql.table(table)} g left join ${sql.table(table)} p on p.id = g.parent_id
      join line_of_business l on l.id = g.lob_id
    where g.id = any(${[...new Set(ids)]}::uuid[])`.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        tenorMax: limit(row.tenorMax ?? row.tenors?.at(-1), row.lobTenors?.at(-1)),
        dpMinPct: limit(row.dp, row.lobDp),
        insuranceRequired: limit(
          row.insurance && (row.insurance === 'REQUIRED' ? 'YES' : 'NO'),
          row.lobInsurance ? 'YES' : 'NO',
        ),
      },
    ]),
  );
}

interface Limited {
  readonly productGroupId: string | null;
  readonly tenorMax: number | null;
  readonly dpMinPct: string | null;
  readonly insuranceRequired?: string | null;
}

/** Limits of a product that are looser than those it inherits. What did not change is not asked again. */
export async function looserLimits(
  tx: Tx,
  table: GroupTable,
  { values, before }: { readonly values: Limited; readonly before: Limited | null },
): Promise<FieldError[]> {
  const inherited = (await limitsOf(tx, table, [values.productGroupId ?? ''].filter(Boolean))).get(
    values.productGroupId ?? '',
  );
  if (!inherited) return [];
  const moved = before?.productGroupId !== values.productGroupId;
  const errors: FieldError[] = [];
  const check = (field: keyof InheritedLimits, isLooser: (limitValue: string) => boolean, unit = '') => {
    const above = inherited[field]?.value;
    if (values[field] == null || above === undefined || !isLooser(above)) return;
    if (moved || !same(values[field], before?.[field]))
      errors.push({
        field,
        code: 'LIMIT_LOOSER',
        parameters: { limit: `${unit === '' ? above : Number(above)}${unit}` },
      });
  };
  check('tenorMax', (above) => Number(values.tenorMax) > Number(above));
  check('dpMinPct', (above) => Number(values.dpMinPct) < Number(above), ' %');
  check('insuranceRequired', (above) => above === 'YES' && values.insuranceRequired === 'NO');
  return errors;
}
