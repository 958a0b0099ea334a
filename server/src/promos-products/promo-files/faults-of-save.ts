import type { FieldError } from '@console/contracts/core/errors';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import type { ImportRun, RowFault } from '../../records/imports/handler.ts';
import { checkBody } from '../../records/resource/check.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import type { PromoRow } from '../promo/promo-row.ts';
import type { Looked } from './look-up.ts';
import { periodOf, type Applied } from './target.ts';

/** The sheet of an office as a row leaves it. */
export const valuesOf = (promo: PromoRow, applied: Applied, { office, sheet, lines }: Looked) => ({
  promoId: promo.id,
  branchId: office?.id ?? null,
  ...periodOf(promo, applied),
  lines,
  ...(sheet ? { version: sheet.version } : {}),
});

const rateColumns: Readonly<Record<string, string>> = { rateRegular: 'rate_regular', rateRepeat: 'rate_ro' };
const cell = /^lines\[\d+\]\.(\w+)$/;

/** The column of the file that a fault of the sheet is about; `null` for what the whole row is for. */
function columnOf(field: string): string | null {
  if (field === 'branchId') return 'office_code';
  return rateColumns[cell.exec(field)?.[1] ?? ''] ?? null;
}

const keyOf = ({ column, code, parameters }: RowFault): string => JSON.stringify([column, code, parameters]);

/** Faults of a sheet as those of its row: each one time, however many tenors have it. */
function rowFaults(errors: readonly FieldError[]): RowFault[] {
  const faults = errors.map(({ field, code, parameters }): RowFault => {
    const column = columnOf(field);
    const given = parameters ? { parameters: parameters as RowFault['parameters'] & object } : {};
    return { column, code, ...given, ...(column === 'rate_ro' ? { from: ['rate_regular'] } : {}) };
  });
  return faults.filter((fault, at) => faults.findIndex((other) => keyOf(other) === keyOf(fault)) === at);
}

/** What refuses the sheet that a row comes to, as its form would say. */
export async function faultsOfSave(
  { db }: Pick<ImportRun, 'db'>,
  registered: RegisteredResource,
  { sheet }: Looked,
  values: object,
): Promise<RowFault[]> {
  try {
    await checkBody(db as Tx, registered, values, sheet, { actor: systemActor('import'), caller: null });
    return [];
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    const { errors, parameters } = cause.details;
    if (errors) return rowFaults(errors);
    return [{ column: null, code: cause.code, ...(parameters ? { parameters: parameters as never } : {}) }];
  }
}
