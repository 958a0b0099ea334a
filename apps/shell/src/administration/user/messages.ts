import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    create: 'Tambah User', createNote: 'Password sementara dikirim ke e-mail user setelah disimpan.', reporting: 'Laporan akses', preview: 'Hak akses gabungan dari peran yang dipilih',
    privileges: 'Hak akses gabungan', module: 'Modul', level: 'Level', givenBy: 'Diberikan oleh peran', noPrivileges: 'Tidak ada hak akses',
    sessions: 'Sesi', noSessions: 'Tidak ada sesi yang berjalan', browser: 'Peramban', since: 'Sejak', lastUsed: 'Terakhir dipakai', end: 'Akhiri sesi', endAll: 'Akhiri semua sesi',
    endQuestion: 'Akhiri sesi ini?', endAllQuestion: 'Akhiri semua sesi?', endText: 'User harus masuk lagi. Isian yang belum disimpan tersimpan sebagai draf di perambannya.', ended: '{count} sesi diakhiri',
    activity: 'Aktivitas', noActivity: 'Belum ada aktivitas', at: 'Waktu', action: 'Aksi', by: 'Oleh', reason: 'Alasan', allActivity: 'Lihat semua di jejak audit',
    unlock: 'Buka kunci', unlockQuestion: 'Buka kunci user?', unlocked: 'User dapat masuk lagi', reset: 'Reset password', resetQuestion: 'Reset password?',
    resetText: 'Password sementara dikirim ke e-mail user dan semua sesinya berakhir.', resetDone: 'Password sementara dikirim, berlaku sampai {until}',
  },
  en: {
    create: 'Create user', createNote: 'A temporary password is mailed to the user after saving.', reporting: 'Access report', preview: 'Merged privileges of the chosen roles',
    privileges: 'Merged privileges', module: 'Module', level: 'Level', givenBy: 'Given by role', noPrivileges: 'No privileges',
    sessions: 'Sessions', noSessions: 'No running sessions', browser: 'Browser', since: 'Since', lastUsed: 'Last used', end: 'End session', endAll: 'End all sessions',
    endQuestion: 'End this session?', endAllQuestion: 'End all sessions?', endText: 'The user has to sign in again. What is not saved yet is kept as a draft in the browser.', ended: '{count} sessions ended',
    activity: 'Activity', noActivity: 'No activity yet', at: 'Time', action: 'Action', by: 'By', reason: 'Reason', allActivity: 'See all in the audit trail',
    unlock: 'Unlock', unlockQuestion: 'Unlock the user?', unlocked: 'The user can sign in again', reset: 'Reset password', resetQuestion: 'Reset the password?',
    resetText: 'A temporary password is mailed to the user, and all sessions end.', resetDone: 'A temporary password was mailed, valid until {until}',
  },
});
