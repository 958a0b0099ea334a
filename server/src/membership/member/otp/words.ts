import type { CardOtpTable } from './table.ts';

/** What a code is for, as the message says it. */
const subjects: Readonly<Record<CardOtpTable['purpose'], string>> = {
  PICKUP: 'kartu',
  LOSS: 'kartu',
  ACCOUNT: 'akun',
  PHONE: 'perubahan nomor',
  REGISTER: 'pendaftaran',
  ORDER: 'order',
};

/** Where a barred number was used, as its record names the place. */
export const places: Readonly<Record<CardOtpTable['purpose'], string>> = {
  PICKUP: 'card-otp',
  LOSS: 'card-otp',
  ACCOUNT: 'account-otp',
  PHONE: 'member-otp',
  REGISTER: 'registration-otp',
  ORDER: 'order-otp',
};

/** The SMS contents have no entry for counters, so the text is in the code (docs/model/README.md#open-points). */
export const textOf = (purpose: CardOtpTable['purpose'], code: string, minutes: string) =>
  `Kode ${subjects[purpose]} Anda ${code}, berlaku ${minutes} menit. ` +
  'Jangan berikan kode ini kepada siapa pun selain petugas cabang di hadapan Anda.';
