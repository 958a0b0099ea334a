import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  id: {
    activate: 'Mengaktifkan', deactivate: 'Menonaktifkan', progress: '{action} {done} dari {total} data', seconds: 'perkiraan {count} detik lagi', minutes: 'perkiraan {count} menit lagi', stop: 'Hentikan', resume: 'Lanjutkan', report: 'Lihat laporan',
    COMPLETED: 'Selesai: {changed} diubah', COMPLETED_WITH_SKIPS: 'Selesai: {changed} diubah, {skipped} dilewati', CANCELLED: 'Dihentikan: {changed} diubah, {skipped} dilewati, {left} tidak disentuh',
    FAILED: 'Gagal di tengah: {changed} diubah, {skipped} dilewati, {left} belum', missing: 'Proses ini tidak ditemukan atau milik pengguna lain.', stopTitle: 'Hentikan perubahan?', stopText: 'Yang sudah diubah tetap diubah.',
    reportTitle: 'Laporan perubahan', changedTab: 'Diubah ({count})', skippedTab: 'Dilewati ({count})', nothing: 'Tidak ada', page: 'Halaman {page} dari {pages}', previous: 'Sebelumnya', following: 'Berikutnya', reason: 'Alasan: {reason}', gone: 'Data yang sudah tidak ada',
  },
  en: {
    activate: 'Activating', deactivate: 'Deactivating', progress: '{action} {done} of {total} records', seconds: 'about {count} seconds to go', minutes: 'about {count} minutes to go', stop: 'Stop', resume: 'Resume', report: 'See the report',
    COMPLETED: 'Completed: {changed} changed', COMPLETED_WITH_SKIPS: 'Completed: {changed} changed, {skipped} skipped', CANCELLED: 'Stopped: {changed} changed, {skipped} skipped, {left} not touched',
    FAILED: 'Failed half-way: {changed} changed, {skipped} skipped, {left} to do', missing: 'This run was not found or belongs to another user.', stopTitle: 'Stop the change?', stopText: 'What has been changed stays changed.',
    reportTitle: 'Report of the change', changedTab: 'Changed ({count})', skippedTab: 'Skipped ({count})', nothing: 'None', page: 'Page {page} of {pages}', previous: 'Previous', following: 'Next', reason: 'Reason: {reason}', gone: 'A record that is no more',
  },
});
