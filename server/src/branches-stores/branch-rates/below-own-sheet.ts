import {
  aboveBase,
  mostOf,
  namesAbove,
  type ExclusiveLine,
} from '@console/contracts/branches-stores/branch/exclusive-lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import type { Phase } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { tablesOf } from '../simulation/tables.ts';

type Valued = Readonly<Record<string, unknown>>;

/**
 * New values of a scheduled rate or fee that are below the concessions of its own sheet: these are mended first. What
 * takes the place of one in force has a sheet of its own.
 */
export async function belowOwnSheet(
  tx: Tx,
  line: BusinessLine,
  kind: 'rate' | 'fee',
  { secureId: baseId, phase }: { readonly secureId: string; readonly phase: Phase },
  values: Valued,
): Promise<readonly FieldError[]> {
  if (phase === 'IN_FORCE') return [];
  const sheets = sql.table(tablesOf[line][kind === 'rate' ? 'rateSheets' : 'feeSheets']);
  const { rows } = await sql<{ lines: readonly ExclusiveLine[] }>`select s.lines from ${sheets} s
    where s.base_id = ${baseId} and s.deleted_at is null`.execute(tx);
  const above = new Set(rows.flatMap(({ lines }) => lines).flatMap((each) => namesAbove(kind, values, each)));
  return [...above].map((field) => ({
    field,
    code: aboveBase[kind],
    parameters: { base: mostOf(values, field) ?? 0 },
  }));
}
