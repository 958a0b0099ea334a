import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Db, Tx } from '../../platform/context.ts';
import { freedDays } from '../../records/effective/freed.ts';
import type { Warning } from '../../records/resource/approval.ts';
import { warningsOfEnd } from '../branch-fees/admin-only.ts';
import { inWords } from '../branch-rates/coverage.ts';
import type { PlacedRate } from '../branch-rates/placed-rate.ts';
import { freedTenors } from '../branch-rates/uncovered.ts';
import { tablesOf } from '../simulation/tables.ts';
import type { Planned } from './plan.ts';

type PlacedFee = Parameters<typeof warningsOfEnd>[2];

async function ofRow(db: Db | Tx, line: BusinessLine, { kind, values, before }: Planned): Promise<readonly Warning[]> {
  if (!before) return [];
  const { effectiveFrom, effectiveTo } = before.values as unknown as PlacedRate;
  const replaces = { secureId: before.secureId, effectiveFrom, effectiveTo: effectiveTo ?? null };
  if (kind === 'RATE') {
    const tenors = await freedTenors(db, line, { values: values as unknown as PlacedRate, before: null, replaces });
    const named = [...tenors].toSorted((one, other) => one - other);
    return named.length > 0 ? [{ code: 'TENORS_WITHOUT_RATE', parameters: { tenors: inWords(named) } }] : [];
  }
  const found: Warning[] = [];
  const period = values as unknown as Pick<PlacedRate, 'effectiveFrom' | 'effectiveTo'>;
  for (const freed of await freedDays(db, tablesOf[line].fees, { values: period, before: null, replaces }))
    found.push(...(await warningsOfEnd(db, line, values as unknown as PlacedFee, freed)));
  return found;
}

/**
 * The tenors that rows of a copy leave without a rate or an ADMIN fee: a row of the source that ends takes the place of
 * one that lasts.
 */
export async function leftWithout(
  db: Db | Tx,
  line: BusinessLine,
  planned: readonly Planned[],
): Promise<(readonly Warning[])[]> {
  const found: (readonly Warning[])[] = [];
  for (const row of planned) if (row.effect === 'REPLACE') found.push(await ofRow(db, line, row));
  return found;
}
