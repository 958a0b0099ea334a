import { usualMethod } from '@console/contracts/core/rate-sheets';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { PromoCustomers, PromoState, PromoType } from '@console/contracts/promos-products/promo/vocabulary';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { lobParametersOn } from '../../products/index.ts';
import type { JudgedPromo } from './line-faults.ts';

/** A promo, as its rate sheets and its activation need it. */
export interface PromoRow {
  readonly id: string;
  readonly line: BusinessLine;
  readonly promoCode: string;
  readonly state: PromoState;
  readonly promoType: PromoType;
  readonly customerKind: PromoCustomers;
  readonly tenors: readonly string[];
  readonly adminFee: number | null;
  readonly allowedInQanun: boolean;
  readonly lobId: string;
  readonly productGroupIds: readonly string[];
  /** Plain dates. */
  readonly startDate: string;
  readonly endDate: string;
}

/** Reads promos of a line by their ids. @param lock holds them until the transaction ends */
export async function promoRows(
  db: Db | Tx,
  line: BusinessLine,
  ids: readonly string[],
  lock = false,
): Promise<readonly PromoRow[]> {
  const { rows } = await sql<PromoRow>`select t.id, t.business_line as line, t.promo_code as "promoCode",
      t.status as state, t.promo_type as "promoType", t.customer_kind as "customerKind", t.tenors,
      t.admin_fee as "adminFee", t.allowed_in_qanun as "allowedInQanun", t.lob_id as "lobId",
      t.product_group_ids as "productGroupIds", t.start_date as "startDate", t.end_date as "endDate"
    from promo t where t.id = any(${ids}::uuid[]) and t.business_line = ${line} and t.deleted_at is null
    order by t.id ${lock ? sql`for update` : sql``}`.execute(db);
  return rows;
}

/** One promo of a line; `null` when there is none. */
export const promoRow = async (db: Db | Tx, line: BusinessLine, id: string, lock = false): Promise<PromoRow | null> =>
  (await promoRows(db, line, [id], lock))[0] ?? null;

/** What the lines of a promo are judged by: its type, tenors, and the rate method of its line of business. */
export async function judgedPromo(
  db: Db | Tx,
  {
    line,
    lobId,
    startDate,
    ...promo
  }: Pick<PromoRow, 'line' | 'lobId' | 'startDate'> &
    Pick<JudgedPromo, 'promoType' | 'customerKind' | 'tenors' | 'adminFee'>,
): Promise<JudgedPromo> {
  const parameters = await lobParametersOn(db, lobId, startDate);
  const { promoType, customerKind, tenors, adminFee } = promo;
  return {
    promoType,
    customerKind,
    tenors,
    adminFee,
    needsSubsidy: line !== 'UFI',
    method: parameters?.rateMethod ?? usualMethod[line],
  };
}
