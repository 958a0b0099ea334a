import * as z from 'zod/mini';
import { changeRules, proposed } from '../../core/changes.ts';
import { paragraph, reference } from '../../core/fields.ts';
import { extensionReason } from '../../core/referables/cards.ts';
import { act } from '../../core/resource.ts';
import { text } from '../../core/text.ts';

const changed = z.object({ secureId: z.uuid() });
const remark = paragraph({ minimum: 5, maximum: 250 });
const reason = paragraph(changeRules.reason);
const titles = { remark: text('Keterangan', 'Remark'), reason: text('Alasan', 'Reason') };

/** What staff do to cards in the register, one by one or many (docs/model/cards.md#register-of-cards). */
export const cardActs = {
  hold: act({
    title: text('Tahan: rusak', 'Hold: damaged'),
    effect: text(
      'Kartu tidak dapat dipakai sampai penahanan dilepas.',
      'The card cannot be used until it is released.',
    ),
    action: 'update',
    danger: true,
    fields: { remark },
    titles: { remark: titles.remark },
    result: changed,
    errors: ['CARD_STATUS_CONFLICT', 'CARD_ON_HOLD'],
  }),
  release: act({
    title: text('Lepas penahanan', 'Release'),
    effect: text('Kartu dapat dipakai dan dikirim lagi.', 'The card can be used and sent again.'),
    action: 'update',
    fields: { remark },
    titles: { remark: titles.remark },
    result: changed,
    errors: ['CARD_STATUS_CONFLICT', 'NOT_DAMAGED'],
  }),
  extend: act({
    title: text('Perpanjang masa berlaku', 'Extend expiry'),
    effect: text(
      'Masa berlaku baru dihitung dari alasan dan berlaku setelah disetujui orang kedua.',
      'The new expiry follows from the reason and takes effect when a second person approves.',
    ),
    action: 'update',
    fields: {
      extensionReasonId: reference(extensionReason, { lovParameters: { appliesTo: 'CARD_EXPIRY' } }),
      reason,
    },
    titles: { extensionReasonId: text('Alasan perpanjangan', 'Reason for extension'), reason: titles.reason },
    result: proposed,
    errors: ['CARD_STATUS_CONFLICT', 'EXTENSION_LIMIT', 'EXTENSION_TOO_EARLY', 'CHANGE_PENDING'],
  }),
  cancel: act({
    title: text('Batalkan kartu', 'Cancel card'),
    effect: text(
      'Setelah disetujui orang kedua, nomor mati selamanya.',
      'Once a second person approves, the number is dead for ever.',
    ),
    action: 'update',
    danger: true,
    fields: { reason },
    titles: { reason: titles.reason },
    result: proposed,
    errors: ['CARD_STATUS_CONFLICT', 'CHANGE_PENDING'],
  }),
} as const;
