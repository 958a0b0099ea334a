import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { dayText } from './rules.ts';

/** A record within the bands of its successor: the piece of it whose place that one takes. */
export const pieceOf = (
  { resource }: RegisteredResource,
  before: Row,
  successor: Readonly<Record<string, unknown>>,
): Row => ({
  ...before,
  ...Object.fromEntries((resource.effective?.bands ?? []).flat().map((name) => [name, successor[name]])),
});

/**
 * The approved records that take the place of the same one from the same day, in the order of their ids. Only together
 * they move or go: else tenors, amounts or days of the record before them would be held by nobody.
 * @returns this record's id alone where it takes a place by itself, or none
 */
async function idsTogether(tx: Tx, { resource, definition }: RegisteredResource, row: Row): Promise<readonly string[]> {
  if (!resource.effective?.inPieces) return [row.secureId];
  const table = sql.table(definition.table);
  const { rows } = await sql<{ id: string }>`select t.id from ${table} own join ${table} t
    on t.supersedes_id = own.supersedes_id and t.effective_from = own.effective_from
    where own.id = ${row.secureId} and t.deleted_at is null and t.approval = 'APPROVED'
      and (own.covered_to is null or own.covered_to >= own.effective_from) order by t.id`.execute(tx);
  return rows.length > 0 ? rows.map(({ id }) => id) : [row.secureId];
}

/** The same as records, locked, this one first. */
export async function piecesWith(tx: Tx, registered: RegisteredResource, row: Row): Promise<readonly Row[]> {
  const ids = (await idsTogether(tx, registered, row)).filter((id) => id !== row.secureId);
  if (ids.length === 0) return [row];
  const options = { of: 'detail', caller: null, lock: true } as const;
  return [row, ...(await findRecords(tx, registered, ids, { type: 'all' }, options))];
}

/** That a record which starts together with others would start alone. */
export async function startErrorsOf(
  tx: Tx,
  registered: RegisteredResource,
  row: Row,
  { effectiveFrom }: Readonly<Record<string, unknown>>,
): Promise<FieldError[]> {
  if (dayText(effectiveFrom) === dayText(row['effectiveFrom'])) return [];
  const ids = await idsTogether(tx, registered, row);
  return ids.length > 1 ? [{ field: 'effectiveFrom', code: 'START_SHARED' }] : [];
}

/** The end that a record had before the first of its successors from a day took its place. */
export async function coveredBefore(
  tx: Tx,
  { resource, definition }: RegisteredResource,
  before: Row,
  from: string,
): Promise<string | null> {
  const present = (before['effectiveTo'] as string | null | undefined) ?? null;
  if (!resource.effective?.inPieces) return present;
  const { rows } = await sql<{ covered: string | null }>`select t.covered_to as covered
    from ${sql.table(definition.table)} t where t.supersedes_id = ${before.secureId}
      and t.effective_from = ${from}::date and t.deleted_at is null and t.approval = 'APPROVED' limit 1`.execute(tx);
  return rows[0] ? rows[0].covered : present;
}
