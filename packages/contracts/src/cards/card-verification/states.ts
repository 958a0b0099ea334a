import { options } from '../../core/fields.ts';
import type { Action } from '../../core/privileges.ts';

/** Where an application for a card stands (docs/model/cards.md#verification). */
export const verificationStates = options({
  SUBMITTED: ['Diajukan', 'Submitted', 'info'],
  AUTO_CHECKING: ['Pemeriksaan otomatis', 'Automatic checking', 'info'],
  MANUAL_CHECKING: ['Pemeriksaan manual', 'Manual checking', 'warning'],
  PENDING_APPROVAL: ['Menunggu persetujuan', 'Pending approval', 'warning'],
  APPROVED: ['Disetujui', 'Approved', 'success'],
  RETURNED: ['Dikembalikan', 'Returned', 'info'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  EXPIRED: ['Kedaluwarsa', 'Expired', 'neutral'],
  CANCELLED: ['Dibatalkan', 'Cancelled', 'neutral'],
});
export type VerificationState = (typeof verificationStates)[number]['value'];

/** States in which no further application of the member is taken; APPROVED is one while its card is not made. */
export const openVerificationStates: readonly VerificationState[] = [
  'SUBMITTED',
  'AUTO_CHECKING',
  'MANUAL_CHECKING',
  'PENDING_APPROVAL',
  'RETURNED',
];

export {
  cardPreferences as verificationPreferences,
  type CardPreference as VerificationPreference,
} from '../../membership/index.ts';

/**
 * What came of one step of an attempt. A step without an automatic answer stays PENDING and is looked at by a person.
 */
export const stepStates = options({
  PENDING: ['Belum ada hasil', 'No result', 'neutral'],
  PASSED: ['Lolos', 'Passed', 'success'],
  FAILED: ['Gagal', 'Failed', 'error'],
  OVERRIDDEN: ['Dikesampingkan', 'Overridden', 'warning'],
});
export type StepState = (typeof stepStates)[number]['value'];

export interface VerificationMove {
  readonly from: VerificationState;
  readonly to: VerificationState;
  /** The action of a level that it takes; `system`: the program itself. */
  readonly by: Action | 'system';
  /** Only with the application claimed. */
  readonly claimed?: true;
  /** Head office only. */
  readonly national?: true;
}

const verifier = { by: 'update', claimed: true } as const;

/** Every legal change of state, by the act that brings it about; there is no other. */
export const verificationMoves = {
  check: [{ from: 'SUBMITTED', to: 'AUTO_CHECKING', by: 'system' }],
  pass: [{ from: 'AUTO_CHECKING', to: 'APPROVED', by: 'system' }],
  doubt: [{ from: 'AUTO_CHECKING', to: 'MANUAL_CHECKING', by: 'system' }],
  approve: [
    { from: 'MANUAL_CHECKING', to: 'APPROVED', ...verifier },
    { from: 'PENDING_APPROVAL', to: 'APPROVED', by: 'approve' },
  ],
  override: [{ from: 'MANUAL_CHECKING', to: 'PENDING_APPROVAL', ...verifier }],
  return: [
    { from: 'MANUAL_CHECKING', to: 'RETURNED', ...verifier },
    { from: 'PENDING_APPROVAL', to: 'MANUAL_CHECKING', by: 'approve' },
  ],
  reject: [{ from: 'MANUAL_CHECKING', to: 'REJECTED', ...verifier }],
  resubmit: [{ from: 'RETURNED', to: 'SUBMITTED', by: 'create' }],
  exhaust: [{ from: 'RETURNED', to: 'REJECTED', by: 'create' }],
  expire: [{ from: 'RETURNED', to: 'EXPIRED', by: 'system' }],
  cancel: [{ from: 'APPROVED', to: 'CANCELLED', by: 'update', national: true }],
} as const satisfies Readonly<Record<string, readonly VerificationMove[]>>;
export type VerificationAct = keyof typeof verificationMoves;

/** The move of an act from a state, if there is one. */
export const moveOf = (act: VerificationAct, from: string): VerificationMove | undefined =>
  (verificationMoves[act] as readonly VerificationMove[]).find((move) => move.from === from);

/** Minutes for which an application is its verifier's alone. */
export const claimMinutes = 30;
/** Days after a rejection in which the member cannot apply again. */
export const reapplyDays = 30;
