import { options } from '../../core/fields.ts';

export const module = 'member-management';

export const accountChannels = options({ APP: ['Aplikasi', 'Application'], PWA: ['PWA', 'PWA'] });
export type AccountChannel = (typeof accountChannels)[number]['value'];

export const accountStates = options({
  PENDING_ACTIVATION: ['Menunggu aktivasi', 'Pending activation', 'info'],
  ACTIVE: ['Aktif', 'Active', 'success'],
  LOCKED: ['Terkunci', 'Locked', 'warning'],
  DISABLED: ['Nonaktif', 'Disabled', 'neutral'],
});
export type AccountState = (typeof accountStates)[number]['value'];

/** Why an account is locked: wrong PINs, by staff, or because its number is barred. */
export const lockKinds = options({
  PIN: ['PIN salah', 'Wrong PINs'],
  STAFF: ['Oleh petugas', 'By staff'],
  BLACKLIST: ['Nomor diblokir', 'Barred number'],
});
export type LockKind = (typeof lockKinds)[number]['value'];

/** Ways in which a member is identified at a desk. */
export const identificationWays = options({
  OTP: ['Kode ke telepon terdaftar', 'Code to the registered phone'],
  MAIDEN_NAME: ['Nama gadis ibu kandung', "Mother's maiden name"],
  KTP: ['NIK pada KTP', 'NIK of the identity card'],
});
export type IdentificationWay = (typeof identificationWays)[number]['value'];

/** What became of an attempt to sign in. */
export const signInResults = options({
  OK: ['Berhasil', 'Signed in', 'success'],
  WRONG_PIN: ['PIN salah', 'Wrong PIN', 'warning'],
  LOCKED: ['Terkunci', 'Locked', 'error'],
  NOT_ACTIVE: ['Akun tidak aktif', 'Account not active', 'error'],
  CHANNEL: ['Kanal tidak dibuka', 'Channel not open', 'error'],
  DEVICE_LIMIT: ['Perangkat penuh', 'Too many devices', 'error'],
});
export type SignInResult = (typeof signInResults)[number]['value'];

/** What a link that a member is sent is for. */
export const linkPurposes = options({
  ACTIVATION: ['Aktivasi', 'Activation'],
  RESET: ['Atur ulang PIN', 'PIN reset'],
});
export type LinkPurpose = (typeof linkPurposes)[number]['value'];

export const accountRules = {
  mostDevices: 2,
  mostWrongPins: 5,
  lockedMinutes: 30,
  /** Ways that identify a member, and the minutes for which they do. */
  identifications: 2,
  identifiedMinutes: 30,
  linkHours: 24,
  linksPerDay: 3,
  sessionDays: 30,
  shownSignIns: 100,
} as const;
