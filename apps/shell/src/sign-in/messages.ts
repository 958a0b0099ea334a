import { defineMessages } from '@console/ui/messages';

/** Texts fixed by the error catalogue read the same in both languages and stand where the answers are told apart. */
export const messages = defineMessages({
  id: {
    title: 'Masuk', product: 'Console', lead: 'Masuk ke konsol', username: 'Username', password: 'Password', signIn: 'Masuk', show: 'Tampilkan password',
    hide: 'Sembunyikan password', capsLock: 'Caps Lock aktif', required: 'Wajib diisi', usernameLength: 'Antara 4 dan 30 karakter', language: 'Bahasa', theme: 'Tema',
    light: 'Terang', dark: 'Gelap', system: 'Ikuti sistem', reading: 'Memuat…', leaving: 'Mengalihkan ke SSO…', bySso: 'Masuk melalui SSO', retry: 'Coba lagi',
    close: 'Tutup', leaveSso: 'Keluar dari SSO', identityAlert: 'Layanan SSO', changeTitle: 'Ganti Password', newPassword: 'Password baru',
    confirmPassword: 'Ulangi password baru', change: 'Ganti dan masuk', back: 'Kembali', confirmDiffers: 'Konfirmasi password tidak sama', rules: 'Ketentuan password',
    passed: 'terpenuhi', notPassed: 'belum terpenuhi', again: 'Sesi berakhir', againText: 'Masuk kembali untuk melanjutkan. Isian Anda tetap ada.',
    otherUser: 'Masuk sebagai user lain', waiting: 'Menunggu Anda masuk di jendela lain…',
  },
  en: {
    title: 'Sign in', product: 'Console', lead: 'Sign in to the console', username: 'Username', password: 'Password', signIn: 'Sign in', show: 'Show password',
    hide: 'Hide password', capsLock: 'Caps Lock is on', required: 'Required', usernameLength: 'Between 4 and 30 characters', language: 'Language', theme: 'Theme',
    light: 'Light', dark: 'Dark', system: 'As the system', reading: 'Loading…', leaving: 'Going to the sign-on service…', bySso: 'Sign in through SSO', retry: 'Try again',
    close: 'Close', leaveSso: 'Sign out of SSO', identityAlert: 'Sign-on service', changeTitle: 'Change password', newPassword: 'New password',
    confirmPassword: 'Repeat the new password', change: 'Change and sign in', back: 'Back', confirmDiffers: 'The confirmation differs', rules: 'Password rules',
    passed: 'met', notPassed: 'not met yet', again: 'Your session has ended', againText: 'Sign in again to go on. What you have typed is still there.',
    otherUser: 'Sign in as someone else', waiting: 'Waiting for you to sign in in the other window…',
  },
});
