import { defineMessages } from './catalogue.ts';

/** Words that every screen of the kit shares. Texts fixed by the specification read the same in both languages where it gives one. */
export const common = defineMessages({
  id: {
    save: 'Simpan', cancel: 'Batal', close: 'Tutup', search: 'Cari', apply: 'Terapkan', reset: 'Atur ulang', refresh: 'Muat ulang',
    retry: 'Coba lagi', create: 'Tambah', update: 'Ubah', delete: 'Hapus', view: 'Lihat', open: 'Buka', back: 'Kembali', next: 'Lanjut', import: 'Impor',
    download: 'Unduh', activate: 'Aktifkan', deactivate: 'Nonaktifkan', yes: 'Ya', no: 'Tidak', all: 'Semua', choose: 'Pilih',
    from: 'Dari', to: 'Sampai', reason: 'Alasan', status: 'Status', active: 'Aktif', inactive: 'Tidak aktif', actions: 'Aksi', number: 'No',
    filter: 'Filter', columns: 'Kolom', loading: 'Memuat…', noData: 'Tidak ada data', saved: 'Data berhasil disimpan', confirm: 'Konfirmasi',
    required: 'Wajib diisi', history: 'Riwayat', createdBy: 'Dibuat oleh', createdAt: 'Dibuat pada', updatedBy: 'Diubah oleh',
    updatedAt: 'Diubah pada', version: 'Versi', offline: 'Anda sedang offline', details: 'Rincian', more: 'Lainnya', timeFormat: 'JJ:MM',
  },
  en: {
    save: 'Save', cancel: 'Cancel', close: 'Close', search: 'Search', apply: 'Apply', reset: 'Reset', refresh: 'Reload',
    retry: 'Try again', create: 'Create', update: 'Edit', delete: 'Delete', view: 'View', open: 'Open', back: 'Back', next: 'Next', import: 'Import',
    download: 'Download', activate: 'Activate', deactivate: 'Deactivate', yes: 'Yes', no: 'No', all: 'All', choose: 'Choose',
    from: 'From', to: 'To', reason: 'Reason', status: 'Status', active: 'Active', inactive: 'Inactive', actions: 'Actions', number: 'No',
    filter: 'Filter', columns: 'Columns', loading: 'Loading…', noData: 'No data', saved: 'Saved', confirm: 'Confirm',
    required: 'Required', history: 'History', createdBy: 'Created by', createdAt: 'Created at', updatedBy: 'Updated by',
    updatedAt: 'Updated at', version: 'Version', offline: 'You are offline', details: 'Details', more: 'More', timeFormat: 'HH:MM',
  },
});
