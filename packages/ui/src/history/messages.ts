import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    history: 'Riwayat',
    at: 'Waktu',
    by: 'Oleh',
    what: 'Perubahan',
    none: 'Belum ada perubahan',
    more: 'Muat lebih lama',
    from: 'sebelumnya {value}',
    CREATE: 'Dibuat',
    UPDATE: 'Diubah',
    DELETE: 'Dihapus',
    ACTIVATE: 'Diaktifkan',
    DEACTIVATE: 'Dinonaktifkan',
  },
  en: {
    history: 'History',
    at: 'Time',
    by: 'By',
    what: 'Change',
    none: 'No changes yet',
    more: 'Load older ones',
    from: 'before: {value}',
    CREATE: 'Created',
    UPDATE: 'Changed',
    DELETE: 'Deleted',
    ACTIVATE: 'Activated',
    DEACTIVATE: 'Deactivated',
  },
});
