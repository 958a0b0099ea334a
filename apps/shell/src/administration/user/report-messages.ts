import { defineMessages } from '@console/ui/messages';

export const reportMessages = defineMessages({
  id: {
    title: 'Laporan Akses User', note: 'Angka membuka daftar user di baliknya. Tanpa periode: 30 hari terakhir.', file: 'Laporan Akses User',
    status: 'Status', role: 'Peran', type: 'Jenis user', branch: 'Branch', period: 'Pada periode', signIn: 'Masuk', fullAccess: 'Pemegang Full Access per modul', mapping: 'Pemetaan', external: 'Eksternal',
    of_created: 'Dibuat', of_deactivated: 'Dinonaktifkan', of_never: 'Belum pernah masuk', of_60: 'Tidak masuk selama 60 hari', of_90: 'Tidak masuk selama 90 hari',
    of_incomplete: 'Pemetaan belum lengkap', of_ending: 'Berakhir dalam 30 hari',
  },
  en: {
    title: 'User access report', note: 'Each figure opens the users behind it. Without a period: the last 30 days.', file: 'User access report',
    status: 'Status', role: 'Role', type: 'User type', branch: 'Branch', period: 'In the period', signIn: 'Sign-in', fullAccess: 'Holders of Full Access by module', mapping: 'Mapping', external: 'External',
    of_created: 'Created', of_deactivated: 'Deactivated', of_never: 'Never signed in', of_60: 'No sign-in for 60 days', of_90: 'No sign-in for 90 days',
    of_incomplete: 'Incomplete mapping', of_ending: 'Ending within 30 days',
  },
});
