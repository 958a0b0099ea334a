import { line } from '../../core/fields.ts';
import { step } from '../../core/resource.ts';
import { text } from '../../core/text.ts';

/** What staff do to accounts of members (docs/model/membership.md#accounts-of-members). */
export const accountSteps = {
  unlock: step({
    title: text('Buka kunci', 'Unlock'),
    effect: text('Member dapat masuk lagi dengan PIN-nya.', 'The member can sign in again with the PIN.'),
    action: 'update',
    from: ['LOCKED'],
    to: 'ACTIVE',
    reason: true,
    errors: ['MEMBER_NOT_IDENTIFIED', 'PHONE_BLACKLISTED'],
    many: 'each',
    customButton: true,
  }),
  resend: step({
    title: text('Kirim ulang aktivasi', 'Resend activation'),
    effect: text(
      'Tautan baru dikirim ke telepon member dan berlaku 24 jam; yang lama tidak berlaku lagi.',
      'A new link is sent to the phone of the member for 24 hours; the earlier one ends.',
    ),
    action: 'update',
    from: ['PENDING_ACTIVATION'],
    errors: ['LINK_LIMIT', 'PHONE_BLACKLISTED'],
    many: 'each',
    customButton: true,
  }),
  'reset-pin': step({
    title: text('Atur ulang PIN', 'Reset PIN'),
    effect: text(
      'Tautan untuk membuat PIN baru dikirim ke telepon member. PIN lama berlaku sampai diganti.',
      'A link to set a new PIN is sent to the phone of the member. The PIN stays until it is replaced.',
    ),
    action: 'update',
    from: ['ACTIVE', 'LOCKED'],
    reason: true,
    errors: ['MEMBER_NOT_IDENTIFIED', 'LINK_LIMIT', 'PHONE_BLACKLISTED'],
    many: 'each',
    customButton: true,
  }),
  'revoke-sessions': step({
    title: text('Akhiri sesi', 'Revoke sessions'),
    effect: text('Member harus masuk lagi di semua perangkat.', 'The member signs in again on all devices.'),
    action: 'update',
    danger: true,
    reason: true,
    many: 'each',
    customButton: true,
  }),
  'take-phone': step({
    title: text('Ambil nomor baru member', 'Take the new phone'),
    effect: text(
      'Nama pengguna menjadi nomor telepon member sekarang, dan semua sesi diakhiri.',
      'The username becomes the present phone of the member, and all sessions end.',
    ),
    action: 'update',
    errors: ['PHONE_UNCHANGED', 'PHONE_BLACKLISTED', 'ACCOUNT_EXISTS'],
    many: 'each',
    customButton: true,
  }),
  lock: step({
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
    many: 'each',
  }),
  disable: step({
    title: text('Nonaktifkan', 'Disable'),
    effect: text('Member tidak dapat masuk lagi.', 'The member cannot sign in any more.'),
    action: 'update',
    danger: true,
    from: ['ACTIVE', 'LOCKED'],
    to: 'DISABLED',
    reason: true,
    errors: ['HEAD_OFFICE_ONLY'],
    many: 'each',
  }),
  enable: step({
    title: text('Aktifkan lagi', 'Enable'),
    effect: text('Member dapat masuk lagi.', 'The member can sign in again.'),
    action: 'update',
    from: ['DISABLED'],
    to: 'ACTIVE',
    reason: true,
    errors: ['HEAD_OFFICE_ONLY', 'MEMBER_NOT_ACTIVE', 'PHONE_BLACKLISTED'],
    many: 'each',
  }),
  unbind: step({
    summary: 'Takes a device from the account and ends its sessions, with a reason',
    action: 'update',
    fields: { deviceId: line({ minimum: 8, maximum: 64, pattern: /^[\w-]+$/ }) },
    reason: true,
    errors: ['NOT_FOUND'],
  }),
};
