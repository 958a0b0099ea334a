import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    secretKept: 'Kosong: rahasia yang ada tetap',
    history: 'Riwayat nilai',
    noHistory: 'Nilai belum pernah diubah',
    at: 'Waktu',
    by: 'Oleh',
    value: 'Nilai',
    restore: 'Kembalikan',
    restoreTitle: 'Kembalikan nilai?',
    restoreText: 'Nilai menjadi {value} seperti pada {at} oleh {by}.',
    current: 'Nilai sekarang',
  },
  en: {
    secretKept: 'Empty: the secret stays as it is',
    history: 'Earlier values',
    noHistory: 'The value was never changed',
    at: 'When',
    by: 'By',
    value: 'Value',
    restore: 'Restore',
    restoreTitle: 'Restore the value?',
    restoreText: 'The value becomes {value} as on {at} by {by}.',
    current: 'Present value',
  },
});
