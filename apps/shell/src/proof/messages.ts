import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    title: 'Konfirmasi bahwa ini Anda',
    text: 'Perubahan ini meminta konfirmasi identitas, yang berlaku {minutes} menit. Isian Anda tetap ada.',
    password: 'Password',
    usePassword: 'Pakai password',
    useCode: 'Pakai kode authenticator',
    usePasskey: 'Pakai passkey',
    useIdentity: 'Konfirmasi melalui SSO',
    waiting: 'Menunggu konfirmasi Anda di jendela lain…',
    required: 'Wajib diisi',
    confirm: 'Konfirmasi',
    cancel: 'Batal',
    impossible: 'Sesi ini tidak dapat dikonfirmasi. Keluar lalu masuk kembali.',
    windowLeaving: 'Mengalihkan ke SSO…',
    windowFailed: 'Konfirmasi melalui SSO gagal',
    retry: 'Coba lagi',
    close: 'Tutup',
  },
  en: {
    title: 'Confirm that this is you',
    text:
      'This change asks you to confirm who you are, which is good for {minutes} {minutes|minute|minutes}.' +
      ' What you typed stays.',
    password: 'Password',
    usePassword: 'Use the password',
    useCode: 'Use an authenticator code',
    usePasskey: 'Use a passkey',
    useIdentity: 'Confirm through SSO',
    waiting: 'Waiting for you to confirm in the other window…',
    required: 'Required',
    confirm: 'Confirm',
    cancel: 'Cancel',
    impossible: 'This session cannot be confirmed. Sign out and in again.',
    windowLeaving: 'Going to the sign-on service…',
    windowFailed: 'The confirmation through SSO failed',
    retry: 'Try again',
    close: 'Close',
  },
});
