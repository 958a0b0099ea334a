import { text } from '../../core/text.ts';
import { stepCalls, type DocumentSteps } from '../document-steps.ts';
import { reservationModule as module, reservationPrivilege as privilege, type ReservationState } from './vocabulary.ts';

/** Steps that need no more than a reason; approving sets quantities and has a call of its own. */
export const reservationSteps = {
  submit: {
    from: ['DRAFT'],
    to: 'SUBMITTED',
    action: 'create',
    verb: 'REQUEST',
    leads: true,
    title: text('Ajukan', 'Submit'),
    question: text('Ajukan reservasi ini?', 'Submit this reservation?'),
    consequence: text('Orang lain memutuskan jumlah yang disetujui.', 'Someone else decides how many are approved.'),
  },
  reject: {
    from: ['SUBMITTED'],
    to: 'REJECTED',
    action: 'approve',
    verb: 'REJECT',
    secondPerson: 'other',
    danger: true,
    reason: 'required',
    title: text('Tolak', 'Reject'),
    question: text('Tolak reservasi ini?', 'Reject this reservation?'),
  },
  cancel: {
    from: ['DRAFT', 'SUBMITTED', 'APPROVED'],
    to: 'CANCELLED',
    action: 'update',
    verb: 'CANCEL',
    danger: true,
    reason: 'required',
    title: text('Batalkan', 'Cancel it'),
    question: text('Batalkan reservasi ini?', 'Cancel this reservation?'),
  },
  close: {
    from: ['GENERATED'],
    to: 'CLOSED',
    action: 'status',
    verb: 'CLOSE',
    danger: true,
    reason: 'required',
    title: text('Tutup kurang', 'Close short'),
    question: text('Tutup reservasi ini?', 'Close this reservation?'),
    consequence: text(
      'Kartu yang belum diterima tidak ditunggu lagi.',
      'Cards that have not been received are no longer waited for.',
    ),
  },
} as const satisfies DocumentSteps<ReservationState>;
export const reservationStepCalls = stepCalls({ module, privilege }, reservationSteps, [
  'OPEN_RESERVATION_EXISTS',
  'TYPE_NOT_FOR_BRANCH',
]);
