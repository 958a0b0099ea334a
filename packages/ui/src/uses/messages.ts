import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    preventing: 'Masih dipakai, sehingga tidak dapat dinonaktifkan:',
    using: 'Dipakai juga, dan tetap seperti sekarang:',
    unused: 'Tidak dipakai data lain yang aktif',
  },
  en: {
    preventing: 'In use, so it cannot be deactivated:',
    using: 'Also in use, and stays as it is:',
    unused: 'No active record uses it',
  },
});
