import { text } from '../../core/text.ts';

/** Refusals of accounts of members. */
export const accountErrors = {
  ACCOUNT_EXISTS: { text: text('Member sudah punya akun', 'The member has an account already') },
  MEMBER_NOT_ACTIVE: { text: text('Member {memberNo} tidak aktif', 'Member {memberNo} is not active') },
  MEMBER_NOT_IDENTIFIED: {
    text: text(
      'Kenali member dengan dua cara lebih dahulu: kode OTP, nama gadis ibu kandung, atau NIK pada KTP',
      "Identify the member in two ways first: code, mother's maiden name, or NIK of the identity card",
    ),
  },
  LINK_LIMIT: {
    text: text('Sudah {count} tautan dalam 24 jam', '{count} links were made in 24 hours already'),
  },
  LINK_OVER: { text: text('Tautan sudah tidak berlaku', 'The link is over') },
  PHONE_UNCHANGED: {
    text: text('Nama pengguna sudah nomor telepon member', 'The username is the phone of the member already'),
  },
  SIGN_IN_FAILED: {
    text: text(
      'Nomor telepon atau PIN salah, atau terlalu sering salah. Coba lagi setelah 30 menit atau hubungi cabang',
      'The phone or the PIN is wrong, or was wrong too often. Try again after 30 minutes, or ask your branch',
    ),
  },
  CHANNEL_CLOSED: { text: text('Kanal ini tidak dibuka untuk akun', 'This channel is not open for the account') },
  DEVICE_LIMIT: { text: text('Sudah {count} perangkat terpasang', '{count} devices are bound already') },
  SESSION_OVER: { text: text('Sesi sudah berakhir', 'The session is over') },
} as const;
