import { options } from '../core/fields.ts';

export const notificationTargets = options({
  MEMBER_PUSH: ['Push member', 'Member push'],
  MEMBER_INBOX: ['Inbox member', 'Member inbox'],
  CONSOLE: ['User konsol', 'Console users'],
});
export type NotificationTarget = (typeof notificationTargets)[number]['value'];

export const notificationAudiences = options({
  ALL: ['Semua', 'Everyone'],
  SEGMENT: ['Segmen', 'Segment'],
  UPLOAD: ['File nomor member', 'File of member numbers'],
  ROLE: ['Peran', 'Roles'],
  BRANCH: ['Cabang', 'Branches'],
});
export type AudienceKind = (typeof notificationAudiences)[number]['value'];

export const notificationStates = options({
  draft: ['Draf', 'Draft'],
  pending_approval: ['Menunggu persetujuan', 'Awaiting approval'],
  scheduled: ['Terjadwal', 'Scheduled'],
  sending: ['Sedang dikirim', 'Sending'],
  sent: ['Terkirim', 'Sent'],
  partially_failed: ['Sebagian gagal', 'Partially failed'],
  cancelled: ['Dibatalkan', 'Cancelled'],
  stopped: ['Dihentikan', 'Stopped'],
});
export type NotificationState = (typeof notificationStates)[number]['value'];

export const memberStatuses = options({
  active: ['Aktif', 'Active'],
  inactive: ['Tidak aktif', 'Inactive'],
  blocked: ['Diblokir', 'Blocked'],
});

/** Screens of the member app that a message may open. */
export const memberScreens = options({
  HOME: ['Beranda', 'Home'],
  PROMO: ['Promo'],
  CARD: ['Kartu', 'Card'],
  PLAFOND: ['Plafon', 'Credit limit'],
  ORDERS: ['Order'],
  INBOX: ['Inbox'],
  PROFILE: ['Profil', 'Profile'],
});

/** Names that texts may hold; of console users the own name and branch. */
export const notificationPlaceholders = ['memberName', 'branchName'] as const;

/**
 * Characters of a body, days ahead and days of an inbox message, rows of a file, test messages a day, people notified
 * at a time.
 */
export const notificationRules = {
  memberBody: 240,
  consoleBody: 1_000,
  scheduleDays: 90,
  expiryDays: 30,
  uploadRows: 500_000,
  testsPerDay: 10,
  batch: 1_000,
} as const;

export type NotificationMove =
  | 'submit'
  | 'approve'
  | 'reject'
  | 'withdraw'
  | 'cancel'
  | 'stop'
  | 'start'
  | 'finish'
  | 'fail';

/** The state machine: where a move leads from each state; a state that is not named refuses it. */
export const notificationMoves: Readonly<
  Record<NotificationMove, Partial<Record<NotificationState, NotificationState>>>
> = {
  submit: { draft: 'pending_approval' },
  approve: { pending_approval: 'scheduled' },
  reject: { pending_approval: 'draft' },
  withdraw: { scheduled: 'draft', pending_approval: 'draft' },
  cancel: { draft: 'cancelled', scheduled: 'cancelled' },
  stop: { sending: 'stopped' },
  start: { scheduled: 'sending' },
  finish: { sending: 'sent' },
  fail: { sending: 'partially_failed' },
};

/**
 * Where the move leads, or `null` when the state does not know it. What goes to console users alone needs no approval.
 */
export function nextState(
  move: NotificationMove,
  { state, target }: { readonly state: NotificationState; readonly target: NotificationTarget },
): NotificationState | null {
  if (move === 'submit' && state === 'draft' && target === 'CONSOLE') return 'scheduled';
  return notificationMoves[move][state] ?? null;
}

/** States in which it may be deleted. */
export const removableStates: readonly NotificationState[] = ['draft', 'cancelled'];
