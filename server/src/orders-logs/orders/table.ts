import type { BusinessLine } from '@console/contracts/core/business-lines';
import type {
  HeldFrom,
  IasDecision,
  OrderCancelReason,
  OrderCustomerType,
  OrderPaymentType,
  OrderPlatform,
  OrderRateKind,
  OrderState,
  RedFlagCode,
} from '@console/contracts/orders-logs/orders/vocabulary';
import type { SurveyResult } from '@console/contracts/orders-logs/po-status';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

/** A purchase order application, live or archived (docs/model/orders-logs.md#orders). */
export interface PurchaseOrderTable extends RecordColumns {
  appl_no: string;
  /** Of the application as its channel sent it; null for earlier orders. */
  entry_hash: string | null;
  po_number: string | null;
  business_line: BusinessLine;
  member_id: string;
  /** As it was when the order came, as are the numbers below. */
  member_name: string;
  cust_no: string | null;
  card_no: string | null;
  phone_encrypted: string;
  phone_hash: string;
  nik_encrypted: string;
  nik_hash: string;
  customer_type: OrderCustomerType;
  purchase_date: Instant;
  /** Null: the member ordered alone. */
  sales_code: string | null;
  status: OrderState;
  status_since: Instant;
  /** Number of the history row that led to the status. */
  history_no: number;
  /** Decided at head office. */
  central: boolean;
  platform: OrderPlatform;
  source_input: string;
  /** Whether a red flag is open; kept by the database. */
  red_flag: Generated<boolean>;
  ias: IasDecision | null;
  ias_score: number | null;
  ias_at: OptionalInstant;
  branch_id: string;
  mra_id: string;
  zip_code: string;
  store_id: string | null;
  dealer_id: string | null;
  /** Whole rupiah. */
  price_total: number;
  down_payment: number;
  admin_fee: number;
  insurance_fee: number;
  financed_amount: number;
  tenor: number;
  /** Percent. */
  rate: string;
  angsuran: number;
  payment_type: OrderPaymentType | null;
  promo_id: string | null;
  promo_rate_id: string | null;
  /** The exclusive rate of its store or dealer that it was priced with. */
  outlet_rate_id: Generated<string | null>;
  rate_kind: OrderRateKind;
  /** The pre-order agent who took it, and whole rupiah for it once it is disbursed. */
  agent_id: string | null;
  agent_fee: number | null;
  /** When the agent stopped taking orders: it is no longer one of the agent's. */
  agent_released_at: OptionalInstant;
  /** What the limit of the member has reserved for it. */
  reserved: GeneratedAlways<number>;
  contract_no: string | null;
  delivered_at: OptionalInstant;
  disbursed_at: OptionalInstant;
  bast_file_id: string | null;
  /** Of a vehicle, from its delivery on; no other order has the same. */
  frame_no: string | null;
  engine_no: string | null;
  /** The vehicle of an order of NMC, and its survey. */
  stnk_name: string | null;
  unit_colour: string | null;
  unit_year: number | null;
  /** On-the-road price, whole rupiah. */
  otr_price: number | null;
  dealer_ref_no: string | null;
  survey_result: SurveyResult | null;
  surveyor: string | null;
  held_from: HeldFrom | null;
  hold_reason: string | null;
  cancel_reason_code: OrderCancelReason | null;
  cancel_note: string | null;
  reject_code: string | null;
  archived_at: OptionalInstant;
  restored_at: OptionalInstant;
  restored_by: string | null;
  archive_hold_until: OptionalInstant;
}

/** Goods of an order. */
export interface PurchaseOrderItemTable {
  order_id: string;
  no: number;
  product_id: string;
  name: string;
  brand: string;
  type: string;
  condition_code: string;
  qty: number;
  unit_price: number;
}

/** A red flag of an order; of each code at most one is open. */
export interface PurchaseOrderFlagTable {
  id: string;
  order_id: string;
  code: RedFlagCode;
  note: string | null;
  raised_by: string;
  raised_at: Instant;
  cleared_by: string | null;
  cleared_at: OptionalInstant;
  clear_note: string | null;
}

/** A step of an order, never changed. */
export interface PurchaseOrderHistoryTable {
  order_id: string;
  no: number;
  previous_no: GeneratedAlways<number | null>;
  from_status: OrderState | null;
  to_status: OrderState;
  at: Instant;
  /** User, SYSTEM or channel. */
  by: string;
  approver: string | null;
  reason: string | null;
  request_id: string | null;
}

/** The last serial of PO numbers of an office in a year. */
export interface PurchaseOrderSerialTable {
  office_code: string;
  year: number;
  last: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    purchase_order: PurchaseOrderTable;
    purchase_order_item: PurchaseOrderItemTable;
    purchase_order_flag: PurchaseOrderFlagTable;
    purchase_order_history: PurchaseOrderHistoryTable;
    purchase_order_serial: PurchaseOrderSerialTable;
  }
}
