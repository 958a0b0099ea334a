import type { StoreRateSheet } from '@console/contracts/branches-stores/store-rate';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { freedDays } from '../../records/effective/freed.ts';
import type { Warning } from '../../records/resource/approval.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { Outlet } from '../outlet-terms/outlets.ts';
import { warningsOfRates } from '../outlet-terms/rate-warnings.ts';
import { paidAtAll, type StoreRateRow } from './rows.ts';

/** A sheet as it is proposed. */
export type Sheet = Pick<StoreRateSheet, 'storeId' | 'productGroupId' | 'rates' | 'effectiveFrom' | 'effectiveTo'>;

/** Days on which a sheet holds, or no longer does. */
type Place = Pick<Sheet, 'storeId' | 'productGroupId' | 'effectiveFrom' | 'effectiveTo'>;

interface Exclusive {
  readonly groupId: string | null;
  readonly tenorFrom: number;
  readonly tenorTo: number;
  readonly effectiveFrom: string;
  readonly effectiveTo: string;
  readonly rateRegular: string | null;
  readonly rateRepeat: string | null;
  /** Whether the store has a sheet of its product group, which goes before one of all groups. */
  readonly hasSheet: boolean;
}

/** Approved exclusive rates of a store for goods and days of a sheet. */
async function exclusiveMeeting(
  db: Db | Tx,
  { storeId, productGroupId, effectiveFrom, effectiveTo }: Place,
): Promise<readonly Exclusive[]> {
  const { rows } = await sql<Exclusive>`select t.product_group_id as "groupId", t.tenor_from as "tenorFrom",
      t.tenor_to as "tenorTo", greatest(t.effective_from, ${effectiveFrom}::date) as "effectiveFrom",
      least(t.effective_to, ${effectiveTo}::date) as "effectiveTo", t.rate_regular as "rateRegular",
      t.rate_repeat as "rateRepeat",
      ${productGroupId}::uuid is null and exists (select from store_rate o where o.store_id = t.store_id
        and o.product_group_id = t.product_group_id and o.deleted_at is null and o.approval = 'APPROVED'
        and o.effective_from <= t.effective_to
        and (o.effective_to is null or o.effective_to >= t.effective_from)) as "hasSheet"
    from store_exclusive_rate t
    where t.store_id = ${storeId} and t.deleted_at is null and t.approval = 'APPROVED'
      and t.effective_to >= ${effectiveFrom}::date
      and (${effectiveTo}::date is null or t.effective_from <= ${effectiveTo}::date)
      and (t.product_group_id is null or ${productGroupId}::uuid is null
        or t.product_group_id = ${productGroupId}::uuid)`.execute(db);
  return rows;
}

const isAbove = (rate: string | null, most: string): boolean => rate !== null && Number(rate) > Number(most);

/** Rates of a sheet below an exclusive rate of the store, which goes before them: that one is ended first. */
export async function belowExclusive(tx: Tx, sheet: Sheet): Promise<readonly FieldError[]> {
  const met = (await exclusiveMeeting(tx, sheet)).filter(({ hasSheet }) => !hasSheet);
  return sheet.rates.flatMap(({ tenorFrom, tenorTo, rateRegular, rateRepeat }, index) => {
    const own = met.filter((each) => each.tenorFrom <= tenorTo && tenorFrom <= each.tenorTo);
    const paidRepeat = rateRepeat ?? rateRegular;
    const fault = (field: string, base: string): FieldError[] => [
      { field: `rates[${index}].${field}`, code: 'EXCLUSIVE_ABOVE_BASE', parameters: { base: Number(base) } },
    ];
    if (rateRegular !== null && own.some((each) => isAbove(each.rateRegular, rateRegular)))
      return fault('rateRegular', rateRegular);
    if (paidRepeat !== null && own.some((each) => isAbove(each.rateRepeat ?? each.rateRegular, paidRepeat)))
      return fault(rateRepeat === null ? 'rateRegular' : 'rateRepeat', paidRepeat);
    return [];
  });
}

/** What the store pays on days that a sheet leaves: by the sheet before it, else by that of all groups. */
async function paidOnDaysLeft(
  db: Db | Tx,
  { storeId, productGroupId, effectiveFrom }: Place,
  day: string,
  isGivenBack: boolean,
): Promise<readonly StoreRateRow[]> {
  const { rows } = await sql<Pick<Sheet, 'rates'>>`select t.rates from store_rate t
    where t.store_id = ${storeId} and t.deleted_at is null and t.approval = 'APPROVED'
      and ((${isGivenBack} and t.product_group_id is not distinct from ${productGroupId}::uuid
          and t.effective_to = ${effectiveFrom}::date - 1)
        or (${productGroupId}::uuid is not null and t.product_group_id is null
          and t.effective_from <= ${day}::date and (t.effective_to is null or t.effective_to >= ${day}::date)))
    order by t.product_group_id nulls last limit 1`.execute(db);
  return rows[0]?.rates ?? [];
}

interface Change {
  readonly values: Sheet | null;
  readonly before: StoreRateSheet | null;
}

/** The days that a change of a sheet is about, with what the store pays on them afterwards. */
async function placesOf(
  db: Db | Tx,
  { values, before }: Change,
): Promise<readonly (Place & { readonly rates: readonly StoreRateRow[] })[]> {
  const left = [];
  for (const { from, to, givenBack } of before ? await freedDays(db, 'store_rate', { values, before }) : [])
    left.push({
      ...before!,
      effectiveFrom: from,
      effectiveTo: to,
      rates: await paidOnDaysLeft(db, before!, from, givenBack),
    });
  return values && before?.phase !== 'IN_FORCE' ? [values, ...left] : left;
}

/** Exclusive rates of the store that yield too little with what it pays after a change of its sheet. */
export async function warningsOfExclusive(
  app: Application,
  db: Db | Tx,
  store: Outlet,
  change: Change,
): Promise<readonly Warning[]> {
  const today = jakartaDay(app.services.now());
  const judged = [];
  for (const place of await placesOf(db, change)) {
    const { productGroupId, rates } = place;
    const paid = paidAtAll(rates, { groups: productGroupId === null ? null : [productGroupId] });
    for (const terms of await exclusiveMeeting(db, place))
      judged.push({
        outlet: store,
        terms,
        groupId: terms.groupId ?? productGroupId,
        rates: terms,
        base: null,
        paid,
      });
  }
  const found = await warningsOfRates(app, db, 'SPEKTRA', judged, { today, withTerms: new Set([store.id]) });
  return found.flat().filter(({ code }) => code === 'YIELD_BELOW_FLOOR');
}
