import type { FieldError } from '@console/contracts/core/errors';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Placement } from '@console/contracts/promos-products/promo-rate';
import { sql } from 'kysely';
import type { Context, Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { sharingReads } from '../../platform/shared-reads.ts';
import { awaiting } from '../../records/changes/awaiting.ts';
import { inOneBatch, type Batch } from '../../records/changes/batch.ts';
import { writeOptions } from '../../records/operations/save.ts';
import { checkBody } from '../../records/resource/check.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import { insertRecord, updateRecord } from '../../records/resource/write.ts';
import { faultsAt, linesAt, strangeRows } from './lines-of-branch.ts';
import { promoRow, type PromoRow } from './promo-row.ts';

/** A placement with the promo that it is for. */
export interface Placing extends Placement {
  readonly promoId: string;
  /** Whether sheets in the way are replaced; else they are refused. */
  readonly replace: boolean;
}

/** Whose placement it is, and of which line. */
export interface Of {
  readonly app: Application;
  readonly line: BusinessLine;
  readonly registered: RegisteredResource;
  readonly context: Context;
}

/** A sheet that stands where a new one would. */
export interface InTheWay {
  readonly id: string;
  /** Plain dates. */
  readonly from: string;
  readonly to: string;
}

/** The sheets that stand where the new ones would, by branch, the first before the others. */
export async function sheetsInTheWay(
  db: Db | Tx,
  promoId: string,
  branchIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, readonly InTheWay[]>> {
  const { rows } = await sql<InTheWay & { branchId: string }>`select id, branch_id as "branchId",
      period_from as "from", period_to as "to" from promo_rate
    where promo_id = ${promoId} and deleted_at is null and branch_id = any(${branchIds}::uuid[])
      and daterange(period_from, period_to, '[]') && daterange(${from}::date, ${to}::date, '[]')
    order by period_from`.execute(db);
  const found = new Map<string, InTheWay[]>();
  for (const { branchId, ...sheet } of rows) found.set(branchId, [...(found.get(branchId) ?? []), sheet]);
  return found;
}

/** @throws Refusal VALIDATION for an end before the start */
export function periodOf(promo: PromoRow, { periodFrom, periodTo }: Placing) {
  const period = { from: periodFrom ?? promo.startDate, to: periodTo ?? promo.endDate };
  if (period.to < period.from) throw invalid({ field: 'periodTo', code: 'DATE_ORDER' });
  return period;
}

/** The promo of a placement. @throws Refusal NOT_FOUND */
export async function promoOf(tx: Db | Tx, line: BusinessLine, { promoId }: Placing, lock = false): Promise<PromoRow> {
  const promo = await promoRow(tx, line, promoId, lock);
  if (!promo) throw notFound();
  return promo;
}

/** Each fault once, with all the branches that it is about. */
function onlyOnce(faults: readonly FieldError[]): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const fault of faults) {
    const key = `${fault.field} ${fault.code}`;
    const { about = [] } = found.get(key) ?? fault;
    const all = [...new Set([...about, ...(fault.about ?? [])])];
    found.set(key, { ...(found.get(key) ?? fault), ...(all.length > 0 ? { about: all } : {}) });
  }
  return [...found.values()];
}

/** Stores or proposes the sheet of one branch. @returns whether it waits */
async function placeOne(
  tx: Tx,
  { app, registered, context }: Of,
  values: Readonly<Record<string, unknown>>,
  { before, batch, reason }: { readonly before: Row | null; readonly batch: Batch | null; readonly reason: unknown },
): Promise<boolean> {
  const options = writeOptions(app, context);
  const body = before ? { ...values, version: before.version } : values;
  const checked = await checkBody(tx, registered, body, before, options);
  const action = before ? 'update' : 'create';
  const proposal = { action, before, values: checked.values, reason } as const;
  const waiting = batch && (await awaiting(tx, app.services, registered, context, { ...proposal, batch }));
  if (waiting) return true;
  if (before) await updateRecord(tx, registered, before, checked, options);
  else await insertRecord(tx, registered, checked, options);
  return false;
}

/**
 * Gives branches the lines of a grid, all or none; of an active promo they wait for a second person as one.
 * @param reason of a change that waits
 * @throws Refusal VALIDATION naming each fault once, NOT_FOUND
 */
export async function placeSheets(
  tx: Tx,
  of: Of,
  placing: Placing,
  reason?: string,
): Promise<{ readonly stored: number; readonly waiting: number }> {
  const { app, line, registered, context } = of;
  // Held, so that it is not activated while sheets that nobody decided on are added.
  const promo = await promoOf(tx, line, placing, true);
  const branchIds = [...new Set(placing.branchIds)];
  const period = periodOf(promo, placing);
  const inTheWay = await sheetsInTheWay(tx, promo.id, branchIds, period);
  const named = await tx.selectFrom('branch_view').select(['id', 'office_code']).where('id', 'in', branchIds).execute();
  const codes = new Map(named.map(({ id, office_code: code }) => [id, code]));
  const strange = strangeRows(placing, [...codes.values()]);
  if (strange.length > 0) throw invalid(...strange);
  const answer = { stored: 0, waiting: 0 };
  const placeAll = async (batch: Batch | null): Promise<void> => {
    const faults: FieldError[] = [];
    for (const branchId of branchIds) {
      const officeCode = codes.get(branchId) ?? '';
      const placed = linesAt(placing, officeCode);
      try {
        // One takes the place of one; several are ended one by one.
        const [first, further] = inTheWay.get(branchId) ?? [];
        const id = placing.replace && !further ? first?.id : undefined;
        const view = { of: 'detail', caller: context.caller, lock: true } as const;
        const [before = null] = id ? await findRecords(tx, registered, [id], context.caller.scope, view) : [];
        const lines = placed.map(({ line: each }) => each);
        const values = { promoId: promo.id, branchId, periodFrom: period.from, periodTo: period.to, lines };
        const waits = await placeOne(tx, of, values, { before, batch, reason });
        answer[waits ? 'waiting' : 'stored'] += 1;
      } catch (cause) {
        faults.push(...faultsAt(cause, officeCode, placed));
      }
    }
    if (faults.length > 0) throw invalid(...onlyOnce(faults));
  };
  await sharingReads(async () => {
    if (promo.state !== 'active') return placeAll(null);
    const proposed = { label: promo.promoCode, reason: reason ?? '' };
    await inOneBatch(tx, app.services, registered, context, proposed, placeAll);
  });
  return answer;
}
