import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import type { Tx } from '../../platform/context.ts';
import { knownBrands } from '../../products/index.ts';

/** Faults of lines for a brand that no product of the line has. What was stored before stays. */
export async function brandErrors(
  tx: Tx,
  line: BusinessLine,
  lines: readonly ExclusiveLine[],
  stored: readonly ExclusiveLine[],
  name = 'lines',
): Promise<FieldError[]> {
  const brandsOf = (of: readonly ExclusiveLine[]) =>
    of.flatMap(({ subjectType, subjectCode }) => (subjectType === 'BRAND' ? subjectCode : []));
  const old = new Set(brandsOf(stored));
  const added = brandsOf(lines).filter((brand) => !old.has(brand));
  const known = await knownBrands(tx, line, added);
  return lines.flatMap(({ subjectType, subjectCode }, at) =>
    subjectType === 'BRAND' && !old.has(subjectCode) && !known.has(subjectCode)
      ? [{ field: `${name}[${at}].subjectCode`, code: 'SUBJECT_UNKNOWN' }]
      : [],
  );
}
