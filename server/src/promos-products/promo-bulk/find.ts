import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import type { SheetLine } from '../promo/line-faults.ts';
import { promoRows, type PromoRow } from '../promo/promo-row.ts';

const everything = { type: 'all' } as const;
const view = { of: 'detail', caller: null } as const;

/** A promo as a file names it: its record, and what its lines are judged by. */
export interface FoundPromo {
  readonly record: Row;
  readonly promo: PromoRow;
}

/** Promos of a line within a scope, by their codes. */
export async function promosByCode(
  db: Db | Tx,
  registered: RegisteredResource,
  line: BusinessLine,
  codes: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, FoundPromo>> {
  const { rows } = await sql<{ id: string }>`select id from promo where business_line = ${line}
    and promo_code = any(${[...new Set(codes)]}) and deleted_at is null`.execute(db);
  const ids = rows.map(({ id }) => id);
  const records = await findRecords(db, registered, ids, scope, view);
  const promos = new Map((await promoRows(db, line, ids)).map((promo) => [promo.id, promo]));
  return new Map(
    records.map((record) => [record['promoCode'] as string, { record, promo: promos.get(record.secureId)! }]),
  );
}

/** A rate sheet of a promo at a branch. */
export interface FoundSheet {
  readonly record: Row;
  readonly promoId: string;
  readonly branchId: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly lines: readonly SheetLine[];
}

/** The sheets of promos at branches, those that begin first before the others. */
export async function sheetsOf(
  db: Db | Tx,
  sheets: RegisteredResource,
  promoIds: readonly string[],
  branchIds: readonly string[],
): Promise<readonly FoundSheet[]> {
  const { rows } = await sql<{ id: string }>`select id from promo_rate where deleted_at is null
    and promo_id = any(${promoIds}::uuid[]) and branch_id = any(${branchIds}::uuid[])`.execute(db);
  const ids = rows.map(({ id }) => id);
  const found = (await findRecords(db, sheets, ids, everything, view)).map((record): FoundSheet => ({
    record,
    promoId: record['promoId'] as string,
    branchId: record['branchId'] as string,
    periodFrom: record['periodFrom'] as string,
    periodTo: record['periodTo'] as string,
    lines: (record['lines'] as readonly SheetLine[] | null) ?? [],
  }));
  return found.toSorted((one, other) => one.periodFrom.localeCompare(other.periodFrom));
}

/** The fields of a record as its save takes them. */
export const fieldsOf = ({ resource }: RegisteredResource, record: Row): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(resource.fields).map((name) => [name, record[name] ?? null])),
  version: record.version,
});
