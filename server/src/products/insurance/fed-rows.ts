import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import { same, type Values } from '../../platform/audit/differences.ts';
import type { Tx } from '../../platform/context.ts';
import { waitingRecords } from '../../records/changes/waiting-for-records.ts';
import { rowsOfSet } from './compare.ts';
import type { SetLine, SetRow } from './set-line.ts';

/** What core says about a row of a set. */
export interface FedRow extends Values {
  readonly setNo: string;
  readonly insuranceId: string;
  readonly effectiveFrom: string;
  readonly priceFrom: number;
  readonly priceTo: number | null;
}

/** The row as it is stored. */
export interface StoredRow extends FedRow {
  readonly secureId: string;
}

/** Rows of a set that core may not bring: changed in a set that is switched on, or of another package or day. */
export async function setErrors(
  tx: Tx,
  line: SetLine<never>,
  values: FedRow,
  before: StoredRow | null,
): Promise<FieldError[]> {
  if (before && Object.entries(values).every(([name, value]) => same(value, before[name]))) return [];
  const sets = [values.setNo, ...(before ? [before.setNo] : [])];
  const { rows } = await sql<
    { id: string } & Pick<SetRow, 'set_no' | 'insurance_id' | 'effective_from' | 'holds_from'>
  >`
    select id, set_no, insurance_id, effective_from, holds_from from ${sql.table(line.table)}
    where set_no = any(${sets}) and deleted_at is null`.execute(tx);
  if (rows.some(({ holds_from: since }) => since !== null)) return [{ field: 'setNo', code: 'SET_CLOSED' }];
  const other = rows.find(({ id, set_no: setNo }) => setNo === values.setNo && id !== before?.secureId);
  if (!other) return [];
  return other.insurance_id === values.insuranceId && other.effective_from === values.effectiveFrom
    ? []
    : [{ field: 'setNo', code: 'SET_MIXED' }];
}

/** Another row of the set for the same prices. */
export async function overlapErrors(
  tx: Tx,
  line: SetLine<never>,
  values: FedRow,
  sameRows: ReturnType<typeof sql>,
  id: string | null,
): Promise<FieldError[]> {
  const { rows } = await sql<{ code: string }>`
    select x.row_code as code from ${sql.table(line.table)} x
    where x.set_no = ${values.setNo} and x.deleted_at is null and x.id is distinct from ${id}::uuid
      and int8range(x.price_from, x.price_to, '[]')
        && int8range(${values.priceFrom}::bigint, ${values.priceTo}::bigint, '[]')
      and ${sameRows} limit 1`.execute(tx);
  return rows[0] ? [{ field: 'priceFrom', code: 'BAND_OVERLAP', parameters: { group: rows[0].code } }] : [];
}

/**
 * Marks the row through which each of these sets waits for a second person as moved, after core changed another row:
 * what would be approved is no longer what the request was about, so that it is decided as outdated.
 */
export async function moveWaiting(tx: Tx, line: SetLine<never>, sets: readonly string[]): Promise<void> {
  for (const setNo of new Set(sets)) {
    const rows: readonly SetRow[] = await rowsOfSet(tx, line, setNo);
    const waiting = await waitingRecords(
      tx,
      line.module,
      rows.map(({ id }) => id),
    );
    if (waiting.length > 0)
      await sql`update ${sql.table(line.table)} set version = version + 1
        where id = any(${waiting}::uuid[])`.execute(tx);
  }
}
