import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { AuditAction } from '@console/contracts/orders-logs/audit-actions';
import type { OrderTransitionName } from '@console/contracts/orders-logs/orders/machine';
import { poArchives, poStatuses } from '@console/contracts/orders-logs/po-status';
import { trackingOrders } from '@console/contracts/orders-logs/tracking-orders';
import type { Selectable } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordChange, recordEntry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import type { PurchaseOrderTable } from './table.ts';

type Order = Selectable<PurchaseOrderTable>;
type Recorded = Pick<Order, 'id' | 'appl_no' | 'business_line'>;

/** The module whose page shows live orders of a line; orders of UFI are only tracked. */
export const orderModuleOf: Readonly<Record<BusinessLine, string>> = {
  SPEKTRA: poStatuses.SPEKTRA.module,
  NMC: poStatuses.NMC.module,
  UFI: trackingOrders.module,
};

/** The module whose page shows archived orders of a line. */
export const archiveModuleOf: Readonly<Record<BusinessLine, string>> = {
  SPEKTRA: poArchives.SPEKTRA.module,
  NMC: poArchives.NMC.module,
  UFI: trackingOrders.module,
};

const actions: Readonly<Record<OrderTransitionName, AuditAction>> = {
  verify: 'VERIFY',
  survey: 'SURVEY',
  confirm: 'CONFIRM',
  reject: 'REJECT',
  approve: 'APPROVE',
  indent: 'INDENT',
  issue: 'ISSUE',
  deliver: 'DELIVER',
  disburse: 'DISBURSE',
  expire: 'EXPIRE',
  hold: 'HOLD',
  release: 'RELEASE',
  cancel: 'CANCEL',
  cancelIssued: 'CANCEL',
};

/** What a step may change, under the names of the pages. */
const shown = (order: Order) => ({
  status: order.status,
  poNumber: order.po_number,
  contractNo: order.contract_no,
  deliveredAt: order.delivered_at,
  disbursedAt: order.disbursed_at,
  heldFrom: order.held_from,
  holdReason: order.hold_reason,
  cancelReasonCode: order.cancel_reason_code,
  cancelNote: order.cancel_note,
  rejectCode: order.reject_code,
  ias: order.ias,
  iasScore: order.ias_score,
  surveyResult: order.survey_result,
  surveyor: order.surveyor,
  frameNo: order.frame_no,
  engineNo: order.engine_no,
});

export interface RecordedBy {
  /** User, SYSTEM or channel. */
  readonly by: string;
  /** Who acts, where it is known better than by a name: a user with roles, a job, an application with its request. */
  readonly actor?: Actor;
  readonly at: Date;
}

const actorOf = ({ by, actor }: RecordedBy): Actor => actor ?? { username: by, name: by, roleNames: [], request: null };

const entryOf = ({ id, appl_no: applNo, business_line: line }: Recorded, by: RecordedBy) => ({
  actor: actorOf(by),
  module: orderModuleOf[line],
  entityId: id,
  entityLabel: applNo,
  at: by.at,
});

/** Writes the audit entry of a step that no call of staff made; those of staff have their own. */
export async function recordStep(
  tx: Tx,
  { before, after, transition }: { before: Order; after: Order; transition: OrderTransitionName },
  by: RecordedBy,
): Promise<void> {
  const action = actions[transition];
  await recordChange(tx, { ...entryOf(after, by), action, before: shown(before), after: shown(after) });
}

/** Writes the audit entry of an order that a channel entered. */
export async function recordEntered(tx: Tx, order: Recorded, by: RecordedBy): Promise<void> {
  await recordEntry(tx, { ...entryOf(order, by), action: 'CREATE' });
}

/** Writes the audit entry of a red flag that the program raised. */
export async function recordFlag(tx: Tx, order: Recorded, code: string, by: RecordedBy): Promise<void> {
  await recordEntry(tx, {
    ...entryOf(order, by),
    action: 'RED_FLAG',
    changes: [{ field: 'redFlag', before: null, after: code }],
  });
}
