import type { InactiveReason, PromoState } from '@console/contracts/promos-products/promo/vocabulary';
import type { ChangeWarning } from '@console/contracts/core/changes';
import type { nmcPromos, spektraPromos, ufiPromos } from '@console/contracts/promos-products/promo';
import type { ColumnType, Generated } from 'kysely';
import type { BusinessLine } from '../../people/organisation/tables.ts';
import type { Instant, OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

type Optional<Columns> = { [Name in keyof Columns]: Columns[Name] | null };
type OfSpektra = TableOf<typeof spektraPromos>;
/** What the lines have besides each other: empty in the others. */
type OfOthers = Optional<Omit<TableOf<typeof nmcPromos> & TableOf<typeof ufiPromos>, keyof OfSpektra>>;
type Goods = Optional<Pick<OfSpektra, 'product_ids' | 'financial_scheme_id'>>;

/** A promo of any line. */
export interface PromoTable extends RecordColumns, Omit<OfSpektra, keyof Goods>, Partial<Goods>, Partial<OfOthers> {
  business_line: BusinessLine;
  promo_code: string;
  status: Generated<PromoState>;
  inactive_reason: InactiveReason | null;
  inactive_note: string | null;
  /** Who has made it as it stands: nobody of them activates it. */
  editors: string[];
  activated_by: string | null;
  activated_at: OptionalInstant;
  /** Set while a second person is asked to activate an inactive promo again. */
  reactivation_asked_at: OptionalInstant;
  /** The warnings that were ticked at the last activation. */
  acknowledged: ColumnType<readonly ChangeWarning[], string | undefined, string>;
  used_contracts: Generated<number>;
  used_amount: Generated<number>;
  used_subsidy: Generated<number>;
}

/** A promo at a branch in a period. */
export interface PromoRateTable extends RecordColumns {
  promo_id: string;
  branch_id: string;
  period_from: string;
  period_to: string;
}

/** What a promo grants at a branch for a tenor. */
export interface PromoRateLineTable {
  id: string;
  rate_id: string;
  version: Generated<number>;
  tenor: number;
  rate_regular: string | null;
  rate_repeat: string | null;
  store_subsidy: string | null;
  fif_income: string | null;
  store_admin_fee: number | null;
  approval: Generated<'PENDING' | 'APPROVED' | 'REJECTED'>;
  source: Generated<'MANUAL' | 'IMPORT' | 'BULK'>;
  batch_id: string | null;
  /** Plain date of its last day: lines that orders were priced with are kept. */
  ended_on: string | null;
}

/** An order that counts towards quota and budget of a promo. */
export interface PromoUseTable {
  order_id: string;
  promo_id: string;
  line_id: string | null;
  /** Rupiah financed, and of the subsidy with the income that is part of it. */
  amount: number;
  subsidy: number;
  income: Generated<number>;
  /** Rupiah of the admin fee that the store pays. */
  store_admin_fee: Generated<number>;
  counted_at: Instant;
  /** Set when the order is cancelled or expires. */
  released_at: OptionalInstant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    promo: PromoTable;
    promo_rate: PromoRateTable;
    promo_rate_line: PromoRateLineTable;
    promo_use: PromoUseTable;
  }
}
