import * as z from 'zod/mini';
import { choice, options, paragraph } from '../../core/fields.ts';
import { act } from '../../core/resource.ts';
import { text } from '../../core/text.ts';

const changed = z.object({ secureId: z.uuid(), version: z.int(), followUp: z.string() });
const contacted = choice(
  options({ REACHED: ['Terhubung', 'Reached'], NOT_REACHED: ['Tidak terhubung', 'Not reached'] }),
);
/** Who was not reached is followed up further, or ends as not reached after three attempts. */
const reached = choice(options({ REACHED: ['Terhubung', 'Reached'] }));
const titles = { note: text('Catatan', 'Note'), contacted: text('Hasil kontak', 'Result of the contact') };

/** What the branch does about an unhappy member. */
export const followUpActs = {
  take: act({
    title: text('Ambil', 'Take'),
    effect: text('Anda menindaklanjuti member ini.', 'You follow up this member.'),
    action: 'update',
    fields: {},
    titles: {},
    result: changed,
    errors: ['INVALID_STATE'],
  }),
  remark: act({
    title: text('Tambah catatan', 'Add note'),
    effect: text('Catatan dan hasil kontak disimpan dengan waktunya.', 'Note and result of the contact are kept.'),
    action: 'update',
    fields: { note: paragraph({ minimum: 5, maximum: 500 }), contacted },
    titles,
    result: changed,
    errors: ['INVALID_STATE', 'NOT_YOURS'],
  }),
  complete: act({
    title: text('Selesai', 'Done'),
    effect: text('Tindak lanjut selesai.', 'The follow-up is done.'),
    action: 'update',
    fields: { note: paragraph({ minimum: 20, maximum: 500 }), contacted: reached },
    titles,
    result: changed,
    errors: ['INVALID_STATE', 'NOT_YOURS'],
  }),
  'not-reached': act({
    title: text('Tidak terhubung', 'Not reached'),
    effect: text('Hanya setelah tiga percobaan di hari yang berbeda.', 'After three attempts on different days alone.'),
    action: 'update',
    danger: true,
    fields: {},
    titles: {},
    result: changed,
    errors: ['INVALID_STATE', 'NOT_YOURS', 'TOO_FEW_ATTEMPTS'],
  }),
} as const;
