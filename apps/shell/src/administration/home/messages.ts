import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    greeting: 'Selamat datang, {name}',
    waiting: 'Menunggu Anda', asOf: 'Per {time}', countersFailed: 'Angka tidak dapat dimuat.', due: 'Perlu ditinjau', dueFailed: 'Daftar tidak dapat dimuat.', nothingDue: 'Tidak ada data',
    allKinds: 'Semua', overdue: 'terlambat', openItem: 'Buka {reference}', openWord: 'Buka', earlier: 'Sebelumnya', later: 'Berikutnya', page: 'Halaman {page} dari {pages}',
    due_kind: 'Jenis', due_reference: 'Referensi', due_title: 'Perihal', due_branch: 'Branch', due_dueDate: 'Jatuh tempo', due_daysLeft: 'Sisa hari', due_action: 'Aksi',
    favourites: 'Favorit',
    recent: 'Terakhir dibuka',
    open: 'Yang dapat Anda buka',
    nothing: 'Belum ada menu yang dapat Anda buka. Hubungi admin untuk mendapatkan role.',
  },
  en: {
    greeting: 'Welcome, {name}',
    waiting: 'Waiting for you', asOf: 'As of {time}', countersFailed: 'The numbers could not be loaded.', due: 'Due for review', dueFailed: 'The list could not be loaded.', nothingDue: 'No data',
    allKinds: 'All', overdue: 'overdue', openItem: 'Open {reference}', openWord: 'Open', earlier: 'Previous', later: 'Next', page: 'Page {page} of {pages}',
    due_kind: 'Kind', due_reference: 'Reference', due_title: 'Subject', due_branch: 'Branch', due_dueDate: 'Due date', due_daysLeft: 'Days left', due_action: 'Action',
    favourites: 'Favourites',
    recent: 'Recently opened',
    open: 'What you can open',
    nothing: 'There is no menu you can open yet. Ask an admin for a role.',
  },
});
