import { text } from '@console/contracts/core/text';

/** Texts of the identity service's pages. */
export const pageTexts = {
  signIn: text('Masuk ke Konsol', 'Sign in to the Console'),
  username: text('Username'),
  password: text('Password'),
  newPassword: text('Password baru', 'New password'),
  confirmPassword: text('Konfirmasi password baru', 'Confirm the new password'),
  code: text('Kode faktor kedua', 'Second-factor code'),
  codeNeeded: text(
    'Masukkan lagi password, dan kode dari aplikasi autentikator atau kode pemulihan',
    'Enter the password again, and the code of your authenticator or a recovery code',
  ),
  factorMissing: text(
    'Peran Anda mewajibkan faktor kedua, yang didaftarkan saat masuk lewat konsol. Hubungi administrator',
    'Your role demands a second factor, which is enrolled when you sign in by the console. Ask an administrator',
  ),
  submit: text('Masuk', 'Sign in'),
  change: text('Ganti password dan masuk', 'Change password and sign in'),
  mustChange: text('Password harus diganti', 'Password harus diganti'),
  signOut: text('Keluar dari SSO', 'Sign out of SSO'),
  signingOut: text(
    'Anda sedang dikeluarkan dari layanan identitas.',
    'You are being signed out of the identity service.',
  ),
  reallySignOut: text(
    'Anda akan keluar dari layanan identitas. Lanjutkan?',
    'You are about to sign out of the identity service. Go on?',
  ),
  signedOut: text('Anda sudah keluar.', 'You are signed out.'),
  ended: text(
    'Sesi masuk ini sudah berakhir. Silakan mulai lagi dari konsol.',
    'This sign-in has ended. Please start again from the console.',
  ),
  failed: text('Permintaan masuk tidak dapat diproses.', 'The sign-in request cannot be processed.'),
  back: text('Kembali ke konsol', 'Back to the console'),
  tooMany: text('Terlalu banyak permintaan, coba lagi sebentar', 'Too many requests, try again shortly'),
} as const;
