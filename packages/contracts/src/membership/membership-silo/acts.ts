import * as z from 'zod/mini';
import { digits, paragraph } from '../../core/fields.ts';
import { act } from '../../core/resource.ts';
import { text } from '../../core/text.ts';

/** What stewards do besides the plain step. */
export const siloActs = {
  propose: act({
    title: text('Usulkan', 'Propose'),
    effect: text('Usulan menunggu persetujuan orang lain.', 'The link waits for the approval of somebody else.'),
    action: 'update',
    fields: { memberNo: digits({ minimum: 10, maximum: 10 }), note: paragraph({ minimum: 5, maximum: 255 }) },
    titles: { memberNo: text('No. member', 'Member no'), note: text('Catatan', 'Note') },
    result: z.object({ secureId: z.uuid(), version: z.int(), state: z.string() }),
    errors: ['INVALID_STATE', 'PAIR_REFUSED', 'CUST_NO_TAKEN'],
  }),
} as const;

/** The plain step between states. */
export const siloTransitions = {
  separate: {
    title: text('Pisahkan', 'Keep separate'),
    effect: text(
      'Semua kandidat ditolak dan tidak diusulkan lagi.',
      'All candidates are refused and never proposed again.',
    ),
    action: 'update',
    danger: true,
    from: ['CANDIDATE'],
    to: 'SEPARATE',
    reason: true,
  },
} as const;
