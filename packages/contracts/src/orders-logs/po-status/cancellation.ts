import { choice, instant, line, money, paragraph } from '../../core/fields.ts';
import { decisionSteps, defineResource, type RecordOf } from '../../core/resource.ts';
import { text, type Text } from '../../core/text.ts';
import { orderErrors } from '../orders/errors.ts';
import { orderCancelReasons } from '../orders/vocabulary.ts';
import { poTitles } from './record.ts';
import { poCancellationStates, poModules, type PoLine } from './vocabulary.ts';

const optional = { required: false } as const;

/** Requests to cancel issued orders of a line, each decided by a second person. */
const poCancellationsOf = (businessLine: PoLine, title: Text) => {
  const module = poModules[businessLine].live;
  const page = `/${module}/{orderId}`;
  return defineResource({
    module: `${module}-cancellation`,
    base: 'transaction',
    path: `${module}/cancellation`,
    privilege: `${module}:browse`,
    // Its page is that of its order.
    place: { list: `/${module}`, create: `/${module}`, detail: page, update: page },
    title,
    label: 'applNo',
    volume: 50_000,
    status: false,
    titles: {
      applNo: poTitles.applNo,
      poNumber: poTitles.poNumber,
      memberName: poTitles.memberName,
      financedAmount: poTitles.financedAmount,
      cancelReasonCode: poTitles.cancelReasonCode,
      note: text('Catatan', 'Note'),
      state: text('Status', 'State'),
      madeBy: text('Diajukan oleh', 'Requested by'),
      madeAt: text('Diajukan pada', 'Requested at'),
      decidedBy: text('Diputuskan oleh', 'Decided by'),
      decidedAt: text('Diputuskan pada', 'Decided at'),
      decisionNote: text('Catatan keputusan', 'Note of the decision'),
      orderId: text('PO'),
    },
    fields: {},
    derived: {
      orderId: line({ maximum: 36 }),
      applNo: line({ maximum: 14 }),
      poNumber: line({ maximum: 30 }),
      memberName: line({ maximum: 60 }),
      financedAmount: money({ minimum: 0, maximum: 10_000_000_000 }),
      cancelReasonCode: choice(orderCancelReasons),
      note: paragraph({ maximum: 200 }),
      state: choice(poCancellationStates),
      madeBy: line({ maximum: 60 }),
      madeAt: instant(),
      decidedBy: line({ maximum: 60, ...optional }),
      decidedAt: instant(optional),
      decisionNote: paragraph({ maximum: 255, ...optional }),
    },
    states: { field: 'state' },
    steps: decisionSteps(
      {
        approve: 'Cancels the issued order and releases what it has reserved',
        reject: 'Rejects the request with a note; the order stays issued',
        withdraw: 'Withdraws the own request; the order stays issued',
      },
      {},
      ['PO_ARCHIVED', 'PO_FINAL', 'INVALID_STATE'],
    ),
    list: {
      filters: { state: choice(poCancellationStates) },
      sorts: ['madeAt'],
      defaultSort: ['madeAt,desc'],
      conditions: { state: [] },
      columns: ['applNo', 'poNumber', 'memberName', 'cancelReasonCode', 'madeBy', 'madeAt', 'state', 'decidedBy'],
    },
    operations: ['list', 'detail', 'history'],
    errors: orderErrors,
  });
};

export const poCancellations = {
  SPEKTRA: poCancellationsOf('SPEKTRA', text('Pembatalan PO', 'Cancellation of a PO')),
  NMC: poCancellationsOf('NMC', text('Pembatalan PO NMC', 'Cancellation of a PO of NMC')),
} as const satisfies Readonly<Record<PoLine, object>>;
export type PoCancellation = RecordOf<typeof poCancellations.SPEKTRA>;
