import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    test: 'Uji koneksi',
    tested: '{result}, kode HTTP {code}, {milliseconds} ms',
    refresh: 'Perbarui sekarang',
    refreshText: 'Token akses baru diambil dengan kredensial klien.',
    refreshed: 'Token diperbarui',
    rollBack: 'Kembalikan rahasia lama',
    rollBackText: 'Rahasia yang diganti dalam 24 jam terakhir dipakai lagi.',
    rolledBack: 'Rahasia lama dipakai lagi',
    secretHelp: 'Hanya ditulis. Kosongkan atau biarkan untuk memakai yang tersimpan.',
  },
  en: {
    test: 'Test connection',
    tested: '{result}, HTTP code {code}, {milliseconds} ms',
    refresh: 'Refresh now',
    refreshText: 'A new access token is fetched with the credentials of the client.',
    refreshed: 'Token refreshed',
    rollBack: 'Roll back the secret',
    rollBackText: 'The secret that was replaced within the last 24 hours is used again.',
    rolledBack: 'The earlier secret is used again',
    secretHelp: 'Written only. Leave it as it is to keep the stored one.',
  },
});
