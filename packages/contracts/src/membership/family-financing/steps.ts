import { money, paragraph } from '../../core/fields.ts';
import { step } from '../../core/resource.ts';
import { text } from '../../core/text.ts';

/** Codes of the rules; the services ask them when it is recommended and when it is approved. */
export const ruleCodes = [
  'MAIN_NOT_ELIGIBLE',
  'FAMILY_NOT_ELIGIBLE',
  'ALREADY_IN_FAMILY',
  'FAMILY_HAS_PLAFOND',
  'FAMILY_SHARE',
  'FAMILY_LIMIT',
] as const;

/** What happens to loans to family (docs/model/membership.md#family-financing). */
export const familySteps = {
  recommend: step({
    title: text('Rekomendasikan', 'Recommend'),
    effect: text('Permohonan menunggu persetujuan orang lain.', 'The request waits for the approval of somebody else.'),
    action: 'update',
    from: ['UNDER_REVIEW'],
    to: 'RECOMMENDED',
    fields: {
      subLimitApproved: money({ minimum: 100_000, maximum: 200_000_000 }),
      note: paragraph({ minimum: 5, maximum: 255 }),
    },
    titles: {
      subLimitApproved: text('Sub-limit disetujui', 'Approved sub-limit'),
      note: text('Catatan', 'Note'),
    },
    errors: ['NOT_REVIEWER', ...ruleCodes],
    many: 'each',
    customButton: true,
  }),
  terminate: step({
    title: text('Akhiri', 'Terminate'),
    effect: text(
      'Sub-limit kembali ke member utama setelah pemakaian keluarga lunas.',
      'The sub-limit goes back to the main member once the family owes nothing.',
    ),
    action: 'update',
    danger: true,
    from: ['ACTIVE', 'SUSPENDED'],
    // As long as the family member owes something it is ending.
    to: ['TERMINATED', 'ENDING'],
    reason: true,
    errors: ['HEAD_OFFICE_ONLY'],
    many: 'each',
    customButton: true,
  }),
  claim: step({
    title: text('Tinjau', 'Review'),
    effect: text('Anda meninjau permohonan ini.', 'You review this request.'),
    action: 'update',
    from: ['SUBMITTED'],
    to: 'UNDER_REVIEW',
    many: 'each',
  }),
  return: step({
    title: text('Kembalikan', 'Return'),
    effect: text('Pemohon melengkapi dan mengajukan lagi.', 'The applicant completes it and submits again.'),
    action: 'update',
    from: ['UNDER_REVIEW'],
    to: 'RETURNED',
    reason: true,
    errors: ['NOT_REVIEWER'],
    many: 'each',
  }),
  reject: step({
    title: text('Tolak', 'Reject'),
    effect: text('Permohonan berakhir.', 'The request is over.'),
    action: 'update',
    danger: true,
    from: ['UNDER_REVIEW'],
    to: 'REJECTED',
    reason: true,
    errors: ['NOT_REVIEWER'],
    many: 'each',
  }),
  approve: step({
    summary: 'Lends the recommended sub-limit to the family member',
    action: 'approve',
    from: ['RECOMMENDED'],
    to: 'ACTIVE',
    secondPerson: 'independent',
    errors: ['PLAFOND_INSUFFICIENT', ...ruleCodes],
  }),
  decline: step({
    summary: 'Sends a recommended request back to its reviewer, with a reason',
    action: 'approve',
    from: ['RECOMMENDED'],
    to: 'UNDER_REVIEW',
    secondPerson: 'other',
    reason: true,
  }),
  suspend: step({
    title: text('Tangguhkan', 'Suspend'),
    effect: text('Anggota keluarga tidak dapat membuat order baru.', 'The family member makes no new orders.'),
    action: 'update',
    danger: true,
    from: ['ACTIVE'],
    to: 'SUSPENDED',
    reason: true,
    errors: ['HEAD_OFFICE_ONLY'],
    many: 'each',
  }),
  resume: step({
    title: text('Aktifkan lagi', 'Resume'),
    effect: text('Anggota keluarga dapat membuat order lagi.', 'The family member makes orders again.'),
    action: 'update',
    from: ['SUSPENDED'],
    to: 'ACTIVE',
    reason: true,
    errors: ['HEAD_OFFICE_ONLY', 'MAIN_STILL_BARRED'],
    many: 'each',
  }),
};
