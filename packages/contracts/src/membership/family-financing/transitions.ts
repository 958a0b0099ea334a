import { text } from '../../core/text.ts';

/** Plain steps between states; those that need more are acts and calls of their own. */
export const familyTransitions = {
  claim: {
    title: text('Tinjau', 'Review'),
    effect: text('Anda meninjau permohonan ini.', 'You review this request.'),
    action: 'update',
    from: ['SUBMITTED'],
    to: 'UNDER_REVIEW',
  },
  return: {
    title: text('Kembalikan', 'Return'),
    effect: text('Pemohon melengkapi dan mengajukan lagi.', 'The applicant completes it and submits again.'),
    action: 'update',
    from: ['UNDER_REVIEW'],
    to: 'RETURNED',
    reason: true,
    errors: ['NOT_REVIEWER'],
  },
  reject: {
    title: text('Tolak', 'Reject'),
    effect: text('Permohonan berakhir.', 'The request is over.'),
    action: 'update',
    danger: true,
    from: ['UNDER_REVIEW'],
    to: 'REJECTED',
    reason: true,
    errors: ['NOT_REVIEWER'],
  },
  suspend: {
    title: text('Tangguhkan', 'Suspend'),
    effect: text('Anggota keluarga tidak dapat membuat order baru.', 'The family member makes no new orders.'),
    action: 'update',
    danger: true,
    from: ['ACTIVE'],
    to: 'SUSPENDED',
    reason: true,
    errors: ['HEAD_OFFICE_ONLY'],
  },
  resume: {
    title: text('Aktifkan lagi', 'Resume'),
    effect: text('Anggota keluarga dapat membuat order lagi.', 'The family member makes orders again.'),
    action: 'update',
    from: ['SUSPENDED'],
    to: 'ACTIVE',
    reason: true,
    errors: ['HEAD_OFFICE_ONLY', 'MAIN_STILL_BARRED'],
  },
} as const;
