import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    fetch: 'Unduh', cancel: 'Batal', repeat: 'Ulangi', revoke: 'Cabut', askCancel: 'Batalkan unduhan?', askRevoke: 'Cabut berkas unduhan?', revokeText: 'Berkas langsung dihapus dan tidak dapat diambil lagi.',
    fetched: '{name} diunduh', cancelled: 'Unduhan dibatalkan', repeated: 'Unduhan diantrekan lagi', revoked: 'Berkas unduhan dicabut',
    progress: '{percent}% selesai', days: '{count} hari lagi', hours: '{count} jam lagi', over: 'Sudah lewat',
    timeline: 'Perjalanan', fetches: 'Riwayat pengambilan', noFetches: 'Berkas belum pernah diambil', time: 'Waktu', ip: 'IP', by: 'oleh {name}',
    note: 'Berkas disimpan beberapa hari lalu dihapus. Hanya pemohon yang dapat mengambilnya.',
  },
  en: {
    fetch: 'Download', cancel: 'Cancel', repeat: 'Repeat', revoke: 'Revoke', askCancel: 'Cancel the download?', askRevoke: 'Revoke the file?', revokeText: 'The file is removed at once and cannot be fetched any more.',
    fetched: '{name} downloaded', cancelled: 'Download cancelled', repeated: 'Download queued again', revoked: 'File revoked',
    progress: '{percent}% done', days: 'in {count} days', hours: 'in {count} hours', over: 'Past',
    timeline: 'Timeline', fetches: 'Fetch history', noFetches: 'The file was never fetched', time: 'Time', ip: 'IP', by: 'by {name}',
    note: 'Files are kept for some days, then removed. Only their requester can fetch them.',
  },
});
