import type { FieldError } from '@console/contracts/core/errors';
import { checkRecord } from '@console/contracts/core/validation';
import { bulkFiles, mostBulkLines } from '@console/contracts/promos-products/promo/bulk-files';
import {
  bulkOperations,
  kindOfOperation,
  operationFields,
  type BulkOperation,
} from '@console/contracts/promos-products/promo/bulk-operations';
import type { Context } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { Row as Cells } from '../../platform/spreadsheets/columns.ts';
import { importWrittenHere } from '../../records/imports/written-here.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { barredFrom } from '../promo/barred.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { Row } from '../../records/resource/registered.ts';
import { rowsOfBranches, rowsOfLines, rowsOfTerms, storedLines } from './rows-of-operation.ts';
import type { BulkOf } from './shared.ts';

interface Requested {
  readonly promoIds: readonly string[];
  readonly operation: BulkOperation;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Rows that the console hands to the file at a time. */
const atOnce = 1_000;

function* inPieces(rows: readonly Cells[]): Generator<readonly Cells[]> {
  for (let at = 0; at < rows.length; at += atOnce) yield rows.slice(at, at + atOnce);
}

/** A value that only setting may leave out. */
function missingValue(operation: BulkOperation, values: Requested['values']): FieldError[] {
  const name = ({ RATES: 'value', STORE_ADMIN: 'amount' } as Partial<Record<BulkOperation, string>>)[operation];
  const isMissing = name !== undefined && values['way'] !== 'SET' && values[name] == null;
  return isMissing ? [{ field: name, code: 'REQUIRED' }] : [];
}

/** The checked values of an operation. @throws Refusal VALIDATION beside the field */
function checkedValues({ line }: BulkOf, { operation, values }: Requested): Requested['values'] {
  const checked = checkRecord(operationFields(line)[operation], values, []);
  if (!checked.ok) throw invalid(...checked.errors);
  const missing = missingValue(operation, checked.values);
  if (missing.length > 0) throw invalid(...missing);
  return checked.values;
}

/** The chosen promos that the caller may see. @throws Refusal VALIDATION for one that is not there */
async function chosenPromos({ promos }: BulkOf, { db, caller }: Context, promoIds: readonly string[]): Promise<Row[]> {
  const ids = [...new Set(promoIds)];
  const records = await findRecords(db, promos, ids, caller.scope, { of: 'detail', caller });
  if (records.length < ids.length) throw invalid({ field: 'promoIds', code: 'NOT_FOUND' });
  return records.toSorted((one, other) => String(one['promoCode']).localeCompare(String(other['promoCode'])));
}

/** Office codes of chosen branches, in order. @throws Refusal VALIDATION */
async function officeCodes({ db }: Context, { line }: BulkOf, field: string, ids: unknown): Promise<string[]> {
  const wanted = [...new Set([ids ?? []].flat() as string[])];
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('branch_view')
    .select('office_code')
    .where('id', 'in', wanted)
    .where('business_line', '=', line)
    .where('deleted_at', 'is', null)
    .orderBy('office_code')
    .execute();
  if (rows.length < wanted.length) throw invalid({ field, code: 'NOT_FOUND' });
  return rows.map(({ office_code: code }) => code);
}

const refuseTooMany = (rows: number): void => {
  if (rows > mostBulkLines) throw new Refusal('BULK_TOO_LARGE', { parameters: { maximum: mostBulkLines } });
};

/** What an operation makes of the chosen promos, as rows of its file. @throws Refusal BULK_TOO_LARGE */
async function rowsOf(
  of: BulkOf,
  context: Context,
  { promoIds, operation, values }: Requested,
): Promise<readonly Cells[]> {
  const records = await chosenPromos(of, context, promoIds);
  const kind = kindOfOperation[operation];
  if (kind === 'terms') return rowsOfTerms(records, operation, values);
  if (kind === 'branches') {
    const codes = await officeCodes(context, of, 'branchIds', values['branchIds']);
    const [copied = null] = await officeCodes(context, of, 'copiedFromId', values['copiedFromId']);
    refuseTooMany(records.length * codes.length);
    return rowsOfBranches(records, codes, operation, copied);
  }
  const wanted = {
    promoIds: records.map(({ secureId }) => secureId),
    tenors: ((values['lineTenors'] as readonly string[] | null) ?? []).map(Number),
    branchIds: (values['lineBranchIds'] as readonly string[] | null) ?? [],
    today: jakartaDay(of.app.services.now()),
  };
  const lines = await storedLines(context.db, wanted, mostBulkLines + 1);
  refuseTooMany(lines.length);
  return rowsOfLines(lines, operation, values);
}

/** What was asked for as it is kept and shown: branches by their codes. */
async function targetOf(of: BulkOf, context: Context, { operation, values }: Requested) {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const isNone = value == null || (Array.isArray(value) && value.length === 0);
    if (isNone) continue;
    const isBranches = /branchIds?$|copiedFromId/i.test(name);
    const codes = isBranches ? await officeCodes(context, of, name, value) : null;
    shown[name] = name === 'copiedFromId' ? codes![0] : (codes ?? value);
  }
  return { operation, values: shown };
}

/**
 * Writes what an operation makes of many promos as a file and checks it: the preview of a bulk update
 * (docs/model/promos.md#bulk-updates).
 * @throws Refusal VALIDATION, BULK_EMPTY, BULK_TOO_LARGE, IMPORT_RUNNING, FORBIDDEN for all but head office
 */
export async function previewBulk(of: BulkOf, context: Context, body: Requested) {
  const barred = barredFrom(of.promos, context.caller);
  if (barred) throw barred;
  const requested = { ...body, values: checkedValues(of, body) };
  const rows = await rowsOf(of, context, requested);
  if (rows.length === 0) throw new Refusal('BULK_EMPTY');
  const { title } = bulkOperations.find(({ value }) => value === requested.operation)!;
  return importWrittenHere(of.app, context, {
    definition: bulkFiles[of.line][kindOfOperation[requested.operation]] as never,
    name: `${title.id}.csv`,
    target: await targetOf(of, context, requested),
    rows: inPieces(rows),
  });
}
