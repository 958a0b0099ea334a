import { choice, paragraph } from '../../core/fields.ts';
import { step } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { orderRules } from '../orders/machine.ts';
import { earlyOrderStates, orderCancelReasons, redFlagCodes } from '../orders/vocabulary.ts';
import { raisableFlags } from './vocabulary.ts';

const note = () => paragraph({ minimum: orderRules.shortestNote, maximum: orderRules.longestNote });
/** Refusals of every step: the machine of orders names the states, not `from`, so that a final order says PO_FINAL. */
const refusals = ['PO_ARCHIVED', 'PO_FINAL', 'INVALID_STATE'] as const;

/** What staff do to an order (docs/model/orders-logs.md#po-status). */
export const poSteps = {
  hold: step({
    summary: 'Holds an order before its issue; it keeps what it has reserved',
    action: 'update',
    to: 'ON_HOLD',
    fields: { holdReason: note() },
    titles: { holdReason: text('Alasan penahanan', 'Reason of the hold') },
    errors: refusals,
  }),
  release: step({
    summary: 'Returns a held order to the state before the hold',
    action: 'update',
    // `perform` chooses the state that the order was held in.
    to: earlyOrderStates,
    errors: [...refusals, 'PO_RED_FLAG'],
  }),
  cancel: step({
    summary: 'Cancels an order; an issued one waits for a second person',
    action: 'update',
    danger: true,
    // An issued order stays issued until the decision.
    to: ['CANCELLED', 'PO_ISSUED'],
    fields: { cancelReasonCode: choice(orderCancelReasons), note: note() },
    titles: {
      cancelReasonCode: text('Alasan pembatalan', 'Reason of the cancellation'),
      note: text('Catatan', 'Note'),
    },
    errors: [...refusals, 'CHANGE_PENDING'],
  }),
  'red-flag': step({
    summary: 'Raises a red flag, which holds an order that waits for a decision',
    action: 'update',
    // Later orders keep their state.
    to: ['ON_HOLD'],
    fields: { code: choice(raisableFlags), note: note() },
    titles: { code: text('Red flag'), note: text('Catatan', 'Note') },
    errors: ['PO_ARCHIVED', 'PO_FINAL', 'RED_FLAG_OPEN'],
  }),
  'red-flag-clear': step({
    summary: 'Clears an open red flag that somebody else raised',
    action: 'approve',
    secondPerson: 'other',
    fields: { code: choice(redFlagCodes), clearNote: note() },
    titles: { code: text('Red flag'), clearNote: text('Hasil pemeriksaan', 'Result of the check') },
    errors: ['PO_ARCHIVED', 'RED_FLAG_NOT_OPEN', 'PHONE_BLACKLISTED'],
  }),
  'resend-sms': step({
    summary: 'Sends the SMS about the issued order again',
    action: 'update',
    errors: ['PO_ARCHIVED', 'PO_FINAL', 'INVALID_STATE', 'SMS_RESEND_LIMIT'],
  }),
};
