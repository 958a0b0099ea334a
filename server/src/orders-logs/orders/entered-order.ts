import type { BusinessLine } from '@console/contracts/core/business-lines';
import type {
  IasDecision,
  OrderCustomerType,
  OrderPaymentType,
  OrderPlatform,
  OrderRateKind,
} from '@console/contracts/orders-logs/orders/vocabulary';

/** Goods as a channel sells them. */
export interface EnteredItem {
  readonly productId: string;
  readonly name: string;
  readonly brand: string;
  readonly type: string;
  readonly conditionCode: string;
  readonly qty: number;
  readonly unitPrice: number;
}

/** An application as a sales channel sends it; amounts in whole rupiah, priced by the channel. */
export interface EnteredOrder {
  readonly applNo: string;
  readonly line: BusinessLine;
  readonly memberId: string;
  readonly zipCode: string;
  /** Code of the store (SPEKTRA) or dealer that sells the goods; `null` of a cash loan of UFI without a dealer. */
  readonly outletCode: string | null;
  readonly customerType: OrderCustomerType;
  readonly purchaseDate: Date;
  readonly salesCode: string | null;
  readonly platform: OrderPlatform;
  readonly source: string;
  readonly ias: { readonly decision: IasDecision; readonly score: number; readonly at: Date } | null;
  readonly items: readonly EnteredItem[];
  readonly downPayment: number;
  readonly adminFee: number;
  readonly insuranceFee: number;
  readonly financedAmount: number;
  readonly tenor: number;
  readonly rate: string;
  readonly angsuran: number;
  readonly paymentType: OrderPaymentType | null;
  readonly rateKind: OrderRateKind;
  /** The promo that the channel priced it with; it holds at the branch on the day of the purchase. */
  readonly promoCode?: string;
  /** Of what the channel said, where that is not this: goods are named by code there. */
  readonly entryHash?: string;
  /** The pre-order agent who took it: active, of the branch. */
  readonly agentCode?: string;
  /** The vehicle of an order of NMC. */
  readonly unit?: EnteredUnit;
}

/** A vehicle as the dealer offers it; the on-the-road price in whole rupiah. */
export interface EnteredUnit {
  readonly stnkName: string;
  readonly colour: string;
  readonly year: number;
  readonly otrPrice: number;
  readonly dealerRefNo: string | null;
}
