import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    waiting: 'Perubahan menunggu persetujuan', create: 'Tambah', update: 'Ubah', delete: 'Hapus', activate: 'Aktifkan', deactivate: 'Nonaktifkan',
    made: 'Diajukan {name} ({username}) pada {at}', expires: 'kedaluwarsa {at}', decided: '{state} oleh {username} pada {at}', decidedAlone: '{state} pada {at}',
    field: 'Isian', before: 'Sebelum', after: 'Sesudah', deletion: 'Data ini akan dihapus.', open: 'Buka data', see: 'Lihat daftar yang menunggu',
    approve: 'Setujui', reject: 'Tolak', withdraw: 'Tarik', claim: 'Periksa', release: 'Lepas', note: 'Catatan', noteOptional: 'Catatan (boleh kosong)',
    approveTitle: 'Setujui perubahan?', rejectTitle: 'Tolak perubahan?', withdrawTitle: 'Tarik perubahan?', approveText: 'Perubahan langsung berlaku.', withdrawText: 'Data tetap seperti sekarang.',
    approved: 'Perubahan disetujui dan berlaku', rejected: 'Perubahan ditolak', withdrawn: 'Perubahan ditarik',
    own: 'Anda mengajukan perubahan ini; orang lain yang memutuskan.', level: 'Yang memutuskan memegang level Approval atau Full Access pada modul ini.',
    claimedBy: 'Sedang diperiksa {username} sampai {at}; sampai saat itu hanya dia yang dapat memutuskan.', claimedByYou: 'Anda memeriksa ini sampai {at}; orang lain tidak dapat memutuskannya.',
    show: 'Tampilkan', pending: 'Yang menunggu', all: 'Semua', none: 'Tidak ada perubahan yang menunggu', noneAtAll: 'Belum ada perubahan', page: 'Halaman {page} dari {pages}', previous: 'Sebelumnya', next: 'Berikutnya',
    noChange: 'Tidak ditemukan; mungkin di luar cakupan Anda.',
  },
  en: {
    waiting: 'A change awaits approval', create: 'Create', update: 'Edit', delete: 'Delete', activate: 'Activate', deactivate: 'Deactivate',
    made: 'Asked for by {name} ({username}) on {at}', expires: 'expires {at}', decided: '{state} by {username} on {at}', decidedAlone: '{state} on {at}',
    field: 'Field', before: 'Before', after: 'After', deletion: 'This record will be deleted.', open: 'Open record', see: 'See what waits',
    approve: 'Approve', reject: 'Reject', withdraw: 'Withdraw', claim: 'Look into', release: 'Let go', note: 'Note', noteOptional: 'Note (may be empty)',
    approveTitle: 'Approve the change?', rejectTitle: 'Reject the change?', withdrawTitle: 'Withdraw the change?', approveText: 'The change takes effect at once.', withdrawText: 'The record stays as it is.',
    approved: 'The change was approved and is in force', rejected: 'The change was rejected', withdrawn: 'The change was withdrawn',
    own: 'You asked for this change; someone else decides.', level: 'Whoever decides holds the level Approval or Full Access on this module.',
    claimedBy: '{username} is looking into it until {at}; until then nobody else can decide.', claimedByYou: 'You are looking into it until {at}; nobody else can decide.',
    show: 'Show', pending: 'Awaiting', all: 'All', none: 'No change awaits approval', noneAtAll: 'No changes yet', page: 'Page {page} of {pages}', previous: 'Previous', next: 'Next',
    noChange: 'Not found; it may be outside your scope.',
  },
});
