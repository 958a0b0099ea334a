import type { BusinessLine } from '../../core/business-lines.ts';
import { text, type Text } from '../../core/text.ts';
import { earlyOrderStates, type OrderState } from './vocabulary.ts';

/** Who makes a step: sales channels and the program itself, a job, or staff on the console. */
export type OrderMover = 'SYSTEM' | 'JOB' | 'CONSOLE';

/** What must hold of the order and its member. */
export type OrderCondition =
  /** The member is active and of a database type that may order. */
  | 'MAY_ORDER'
  /** The member agreed to the order by a one-time code, within the hours of an entry. */
  | 'OTP_VERIFIED'
  /** The member has no order yet that was disbursed, or the tenor is longer than 24. */
  | 'NEW_OR_LONG'
  | 'IAS_NOT_REJECT'
  | 'NO_RED_FLAG'
  /** Where the customer was to be asked about the order, the customer has confirmed it. */
  | 'CONFIRMED'
  /** No other account of its store or dealer awaits approval. */
  | 'ACCOUNT_SETTLED'
  /** The core system acknowledged the delivery, with the contract. */
  | 'ACKNOWLEDGED';

/** What a step is given. */
export type OrderInput =
  | 'rejectCode'
  | 'contractNo'
  | 'bastFileId'
  | 'holdReason'
  | 'cancelReasonCode'
  | 'cancelNote'
  | 'approver';

/** A step between two states of an order. */
export interface OrderTransition {
  readonly title: Text;
  readonly from: readonly OrderState[];
  /** `BEFORE`: the state that the order was held in. */
  readonly to: OrderState | 'BEFORE';
  readonly by: readonly OrderMover[];
  /** Only orders of these lines. */
  readonly lines?: readonly BusinessLine[];
  readonly conditions?: readonly OrderCondition[];
  readonly inputs?: readonly OrderInput[];
  /** What happens to the limit of the member; nothing where the order reserves none. */
  readonly plafond?: 'RESERVE' | 'RELEASE' | 'USE';
}

const step = (transition: OrderTransition): OrderTransition => transition;
const system: readonly OrderMover[] = ['SYSTEM'];

/** Every step of an order (docs/model/orders-logs.md#orders). */
export const orderTransitions = {
  verify: step({
    title: text('Verifikasi', 'Verify'),
    from: ['ENTRY'],
    to: 'VERIFYING',
    by: system,
    conditions: ['OTP_VERIFIED', 'MAY_ORDER'],
    plafond: 'RESERVE',
  }),
  survey: step({
    title: text('Survei', 'Survey'),
    from: ['VERIFYING'],
    to: 'SURVEY',
    by: system,
    lines: ['NMC'],
    conditions: ['NEW_OR_LONG'],
  }),
  confirm: step({
    title: text('Konfirmasi', 'Confirm with the customer'),
    from: ['VERIFYING', 'SURVEY'],
    to: 'CONFIRMING',
    by: system,
    conditions: ['IAS_NOT_REJECT'],
  }),
  reject: step({
    title: text('Tolak', 'Reject'),
    from: ['VERIFYING', 'SURVEY', 'CONFIRMING'],
    to: 'REJECTED',
    by: system,
    inputs: ['rejectCode'],
    plafond: 'RELEASE',
  }),
  approve: step({
    title: text('Setujui', 'Approve'),
    from: ['CONFIRMING'],
    to: 'APPROVED',
    by: system,
    conditions: ['NO_RED_FLAG', 'CONFIRMED'],
  }),
  indent: step({
    title: text('Indent', 'Indent'),
    from: ['APPROVED'],
    to: 'INDENT',
    by: system,
    lines: ['NMC'],
  }),
  issue: step({ title: text('Terbitkan PO', 'Issue'), from: ['APPROVED', 'INDENT'], to: 'PO_ISSUED', by: system }),
  deliver: step({
    title: text('Terima barang', 'Deliver'),
    from: ['PO_ISSUED'],
    to: 'DELIVERED',
    by: system,
    inputs: ['bastFileId'],
  }),
  disburse: step({
    title: text('Cairkan', 'Disburse'),
    from: ['DELIVERED'],
    to: 'DISBURSED',
    by: system,
    conditions: ['ACKNOWLEDGED', 'ACCOUNT_SETTLED'],
    inputs: ['contractNo'],
    plafond: 'USE',
  }),
  expire: step({
    title: text('Kedaluwarsa', 'Expire'),
    from: ['ENTRY', 'PO_ISSUED'],
    to: 'EXPIRED',
    by: ['JOB'],
    plafond: 'RELEASE',
  }),
  // A red flag holds an order by itself.
  hold: step({
    title: text('Tahan', 'Hold'),
    from: earlyOrderStates,
    to: 'ON_HOLD',
    by: ['CONSOLE', 'SYSTEM'],
    inputs: ['holdReason'],
  }),
  release: step({
    title: text('Lepas', 'Release'),
    from: ['ON_HOLD'],
    to: 'BEFORE',
    by: ['CONSOLE'],
    conditions: ['NO_RED_FLAG'],
  }),
  cancel: step({
    title: text('Batalkan', 'Cancel'),
    from: [...earlyOrderStates, 'ON_HOLD'],
    to: 'CANCELLED',
    by: ['CONSOLE'],
    inputs: ['cancelReasonCode', 'cancelNote'],
    plafond: 'RELEASE',
  }),
  // A second person decides.
  cancelIssued: step({
    title: text('Batalkan PO terbit', 'Cancel an issued PO'),
    from: ['PO_ISSUED'],
    to: 'CANCELLED',
    by: ['CONSOLE'],
    inputs: ['cancelReasonCode', 'cancelNote', 'approver'],
    plafond: 'RELEASE',
  }),
} as const satisfies Readonly<Record<string, OrderTransition>>;
export type OrderTransitionName = keyof typeof orderTransitions;

/** States in which an open red flag stops an order by itself; in later ones it only marks it. */
export const heldByRedFlag = ['CONFIRMING', 'APPROVED', 'INDENT'] as const satisfies OrderState[];

/** Pairs of states that a step may lead from and to, `from>to`. */
export const orderSteps: readonly string[] = [
  ...new Set(
    Object.values<OrderTransition>(orderTransitions).flatMap(({ from, to }) =>
      from.flatMap((state) =>
        to === 'BEFORE' ? earlyOrderStates.map((before) => `${state}>${before}`) : [`${state}>${to}`],
      ),
    ),
  ),
];

/** Rules of orders (docs/model/orders-logs.md#orders). */
export const orderRules = {
  /** Hours after which an order without a verified OTP is over. */
  entryHours: 24,
  /** Tenor above which an order of NMC is surveyed for known customers too. */
  surveyAboveTenor: 24,
  shortestNote: 10,
  longestNote: 200,
  /** Days for which the nightly job leaves a restored order alone. */
  archiveHoldDays: 30,
} as const;
