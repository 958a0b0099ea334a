import { sameValue as same } from '@console/contracts/core/same-value';
import type { FieldError } from '@console/contracts/core/errors';
import { writeRanges } from '@console/contracts/core/number-ranges';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/database/schema.ts';

interface Terms {
  readonly lobId: string;
  readonly parentId: string | null;
  readonly tenors: readonly string[] | null;
  readonly tenorMax: number | null;
  readonly dpMinPct: string | null;
  readonly insuranceCoverage: string | null;
  readonly maxLtvPct?: string | null;
}

export interface SavedGroup {
  readonly values: Terms;
  readonly before: (Terms & { readonly secureId: string }) | null;
}

/** Terms of a group that are looser than those of its line of business. What did not change is not asked again. */
export async function looserTerms(tx: Tx, { values, before }: SavedGroup): Promise<FieldError[]> {
  const lob = await tx
    .selectFrom('line_of_business')
    .select(['tenors', 'dp_min_pct', 'max_ltv_pct', 'insurance_required'])
    .where('id', '=', values.lobId)
    .executeTakeFirst();
  if (!lob) return [];
  const moved = before?.lobId !== values.lobId;
  const errors: FieldError[] = [];
  const check = (field: keyof Terms, isLooser: boolean, limit: string) => {
    if (isLooser && (moved || !same(values[field], before?.[field])))
      errors.push({ field, code: 'LIMIT_LOOSER', parameters: { limit } });
  };
  const { tenors, tenorMax, dpMinPct, insuranceCoverage, maxLtvPct } = values;
  const allowed = lob.tenors;
  const longest = Number(allowed?.at(-1) ?? Number.POSITIVE_INFINITY);
  check(
    'tenors',
    allowed !== null && (tenors ?? []).some((each) => !allowed.includes(each)),
    writeRanges(allowed ?? []),
  );
  check('tenorMax', tenorMax !== null && tenorMax > longest, String(longest));
  check('dpMinPct', dpMinPct !== null && Number(dpMinPct) < Number(lob.dp_min_pct ?? 0), `${Number(lob.dp_min_pct)} %`);
  check('insuranceCoverage', lob.insurance_required && (insuranceCoverage ?? 'REQUIRED') !== 'REQUIRED', 'REQUIRED');
  check(
    'maxLtvPct',
    maxLtvPct != null && lob.max_ltv_pct !== null && Number(maxLtvPct) > Number(lob.max_ltv_pct),
    `${Number(lob.max_ltv_pct)} %`,
  );
  return errors;
}

/** A group below another one has no groups below itself, and neither stands below itself. */
export async function levelErrors(
  tx: Tx,
  table: keyof Database,
  { values: { parentId }, before }: SavedGroup,
): Promise<FieldError[]> {
  if (parentId === null || parentId === before?.parentId) return [];
  const id = before?.secureId ?? null;
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where deleted_at is null
      and ((id = ${parentId}::uuid and (parent_id is not null or id = ${id}::uuid)) or parent_id = ${id}::uuid)
    limit 1`.execute(tx);
  return rows.length > 0 ? [{ field: 'parentId', code: 'TWO_LEVELS' }] : [];
}
