import * as z from 'zod/mini';
import { paragraph } from '../../core/fields.ts';
import { act } from '../../core/resource.ts';
import { text } from '../../core/text.ts';

const changed = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });
const reason = paragraph({ minimum: 5, maximum: 255 });
const because = { reason: text('Alasan', 'Reason') };

/** Plain steps between states; who unlocks identifies the member before, which is an act. */
export const accountTransitions = {
  lock: {
    title: text('Kunci', 'Lock'),
    effect: text(
      'Semua sesi member diakhiri sampai dibuka lagi.',
      'All sessions of the member end until it is unlocked.',
    ),
    action: 'update',
    danger: true,
    from: ['ACTIVE'],
    to: 'LOCKED',
    reason: true,
  },
  disable: {
    title: text('Nonaktifkan', 'Disable'),
    effect: text('Member tidak dapat masuk lagi.', 'The member cannot sign in any more.'),
    action: 'update',
    danger: true,
    from: ['ACTIVE', 'LOCKED'],
    to: 'DISABLED',
    reason: true,
    errors: ['HEAD_OFFICE_ONLY'],
  },
  enable: {
    title: text('Aktifkan lagi', 'Enable'),
    effect: text('Member dapat masuk lagi.', 'The member can sign in again.'),
    action: 'update',
    from: ['DISABLED'],
    to: 'ACTIVE',
    reason: true,
    errors: ['HEAD_OFFICE_ONLY', 'MEMBER_NOT_ACTIVE', 'PHONE_BLACKLISTED'],
  },
} as const;

/** What staff do besides the plain steps. */
export const accountActs = {
  unlock: act({
    title: text('Buka kunci', 'Unlock'),
    effect: text('Member dapat masuk lagi dengan PIN-nya.', 'The member can sign in again with the PIN.'),
    action: 'update',
    fields: { reason },
    titles: because,
    result: changed,
    errors: ['INVALID_STATE', 'MEMBER_NOT_IDENTIFIED', 'PHONE_BLACKLISTED'],
  }),
  resend: act({
    title: text('Kirim ulang aktivasi', 'Resend activation'),
    effect: text(
      'Tautan baru dikirim ke telepon member dan berlaku 24 jam; yang lama tidak berlaku lagi.',
      'A new link is sent to the phone of the member for 24 hours; the earlier one ends.',
    ),
    action: 'update',
    fields: {},
    titles: {},
    result: changed,
    errors: ['INVALID_STATE', 'LINK_LIMIT', 'PHONE_BLACKLISTED'],
  }),
  'reset-pin': act({
    title: text('Atur ulang PIN', 'Reset PIN'),
    effect: text(
      'Tautan untuk membuat PIN baru dikirim ke telepon member. PIN lama berlaku sampai diganti.',
      'A link to set a new PIN is sent to the phone of the member. The PIN stays until it is replaced.',
    ),
    action: 'update',
    fields: { reason },
    titles: because,
    result: changed,
    errors: ['INVALID_STATE', 'MEMBER_NOT_IDENTIFIED', 'LINK_LIMIT', 'PHONE_BLACKLISTED'],
  }),
  'revoke-sessions': act({
    title: text('Akhiri sesi', 'Revoke sessions'),
    effect: text('Member harus masuk lagi di semua perangkat.', 'The member signs in again on all devices.'),
    action: 'update',
    danger: true,
    fields: { reason },
    titles: because,
    result: changed,
    errors: [],
  }),
  'take-phone': act({
    title: text('Ambil nomor baru member', 'Take the new phone'),
    effect: text(
      'Nama pengguna menjadi nomor telepon member sekarang, dan semua sesi diakhiri.',
      'The username becomes the present phone of the member, and all sessions end.',
    ),
    action: 'update',
    fields: {},
    titles: {},
    result: changed,
    errors: ['PHONE_UNCHANGED', 'PHONE_BLACKLISTED', 'ACCOUNT_EXISTS'],
  }),
} as const;
