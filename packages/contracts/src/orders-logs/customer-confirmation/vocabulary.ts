import { options } from '../../core/fields.ts';

export const module = 'customer-confirmation';

/** What a customer is asked about. */
export const ccmTypes = options({
  ORDER: ['Order', 'Order'],
  DATA_CHANGE: ['Perubahan data', 'Change of data'],
  DELIVERY: ['Penyerahan', 'Delivery'],
});
export type CcmType = (typeof ccmTypes)[number]['value'];

export const ccmChannels = options({
  PHONE: ['Telepon', 'Phone'],
  WHATSAPP: ['WhatsApp'],
  SMS: ['SMS'],
  VISIT: ['Kunjungan', 'Visit'],
});
export type CcmChannel = (typeof ccmChannels)[number]['value'];

export const ccmStates = options({
  OPEN: ['Terbuka', 'Open', 'info'],
  IN_PROGRESS: ['Dikerjakan', 'In progress', 'warning'],
  RESCHEDULED: ['Dijadwalkan ulang', 'Rescheduled', 'info'],
  CONFIRMED: ['Terkonfirmasi', 'Confirmed', 'success'],
  DENIED: ['Disangkal', 'Denied', 'error'],
  UNREACHABLE: ['Tidak terhubung', 'Not reached', 'error'],
  CANCELLED: ['Dibatalkan', 'Cancelled', 'neutral'],
});
export type CcmState = (typeof ccmStates)[number]['value'];

/** States in which a customer is still to be asked; an order has one such confirmation of a type at most. */
export const unfinishedCcmStates = ['OPEN', 'IN_PROGRESS', 'RESCHEDULED'] as const satisfies CcmState[];

/** What came of one attempt. */
export const ccmResults = options({
  CONFIRMED: ['Terkonfirmasi', 'Confirmed', 'success'],
  DENIED: ['Disangkal', 'Denied', 'error'],
  RESCHEDULED: ['Jadwal ulang', 'Call again later', 'info'],
  NO_ANSWER: ['Tidak diangkat', 'No answer', 'neutral'],
  BUSY: ['Sibuk', 'Busy', 'neutral'],
  WRONG_NUMBER: ['Salah sambung', 'Wrong number', 'warning'],
});
export type CcmResult = (typeof ccmResults)[number]['value'];

/** Results of an attempt that did not reach the customer. */
export const missedResults = ['NO_ANSWER', 'BUSY', 'WRONG_NUMBER'] as const satisfies CcmResult[];

export const ccmAnswers = options({
  MATCH: ['Sesuai', 'Agrees', 'success'],
  MISMATCH: ['Tidak sesuai', 'Differs', 'error'],
  NOT_ASKED: ['Tidak ditanyakan', 'Not asked', 'neutral'],
});
export type CcmAnswer = (typeof ccmAnswers)[number]['value'];

export const ccmDues = options({
  TODAY: ['Hari ini', 'Today'],
  LATE: ['Terlambat', 'Late'],
  WEEK: ['7 hari ke depan', 'Next 7 days'],
});
export type CcmDue = (typeof ccmDues)[number]['value'];

/** Rules of confirmations (docs/model/orders-logs.md#customer-confirmation). */
export const ccmRules = {
  /** Minutes without a save after which a confirmation that an agent took returns to the queue. */
  heldMinutes: 30,
  /** Hours between two attempts that did not reach the customer. */
  retryHours: 2,
  /** Days within which a further call is promised, and its hours in Jakarta. */
  promiseDays: 3,
  promiseFrom: 8,
  promiseTo: 20,
  /** Working days in which a new confirmation is due. */
  dueDays: 1,
  /** Days within which a confirmation may be due; until then it is held for its agent. */
  longestDueDays: 30,
  /** Optional questions that may differ in a confirmation. */
  mayDiffer: 1,
  shortestNote: 10,
  longestNote: 500,
} as const;
