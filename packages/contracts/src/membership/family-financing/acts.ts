import * as z from 'zod/mini';
import { money, paragraph } from '../../core/fields.ts';
import { act } from '../../core/resource.ts';
import { text } from '../../core/text.ts';

const changed = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });

/** Codes of the rules; the services ask them when it is recommended and when it is approved. */
export const ruleCodes = [
  'MAIN_NOT_ELIGIBLE',
  'FAMILY_NOT_ELIGIBLE',
  'ALREADY_IN_FAMILY',
  'FAMILY_HAS_PLAFOND',
  'FAMILY_SHARE',
  'FAMILY_LIMIT',
] as const;

/** What staff do besides the plain steps between states. */
export const familyActs = {
  recommend: act({
    title: text('Rekomendasikan', 'Recommend'),
    effect: text('Permohonan menunggu persetujuan orang lain.', 'The request waits for the approval of somebody else.'),
    action: 'update',
    fields: {
      subLimitApproved: money({ minimum: 100_000, maximum: 200_000_000 }),
      note: paragraph({ minimum: 5, maximum: 255 }),
    },
    titles: {
      subLimitApproved: text('Sub-limit disetujui', 'Approved sub-limit'),
      note: text('Catatan', 'Note'),
    },
    result: changed,
    errors: ['INVALID_STATE', 'NOT_REVIEWER', ...ruleCodes],
  }),
  terminate: act({
    title: text('Akhiri', 'Terminate'),
    effect: text(
      'Sub-limit kembali ke member utama setelah pemakaian keluarga lunas.',
      'The sub-limit goes back to the main member once the family owes nothing.',
    ),
    action: 'update',
    danger: true,
    fields: { reason: paragraph({ minimum: 5, maximum: 255 }) },
    titles: { reason: text('Alasan', 'Reason') },
    result: changed,
    errors: ['INVALID_STATE', 'HEAD_OFFICE_ONLY'],
  }),
} as const;
