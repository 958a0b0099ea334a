import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  id: {
    none: 'Belum ada tampilan tersimpan.', standard: 'Daftar standar', shared: 'Dibagikan', sharedBy: 'Dari {name}', makeDefault: 'Jadikan {name} tampilan awal', edit: 'Ubah nama atau bagikan {name}', remove: 'Hapus tampilan {name}',
    overwrite: 'Simpan ke {name}', revert: 'Kembalikan', saveNew: 'Simpan sebagai tampilan baru', saveTitle: 'Simpan tampilan', editTitle: 'Ubah tampilan', name: 'Nama tampilan', nameLength: 'Nama {minimum} sampai {maximum} karakter',
    visibleTo: 'Dibagikan kepada peran', private: 'Hanya Anda yang melihat tampilan ini.', sharedWith: 'Terlihat oleh pemegang {count} peran, masing-masing dalam cakupannya sendiri.', withColumns: 'Sertakan susunan kolom',
    saved: 'Tampilan {name} disimpan', removeTitle: 'Hapus tampilan?', removeShared: 'Tampilan ini juga hilang bagi semua yang berbagi.', removed: 'Tampilan {name} dihapus',
  },
  en: {
    none: 'No saved views yet.', standard: 'Standard list', shared: 'Shared', sharedBy: 'From {name}', makeDefault: 'Make {name} the default view', edit: 'Rename or share {name}', remove: 'Delete view {name}',
    overwrite: 'Save to {name}', revert: 'Revert', saveNew: 'Save as a new view', saveTitle: 'Save view', editTitle: 'Edit view', name: 'Name of the view', nameLength: 'Name of {minimum} to {maximum} characters',
    visibleTo: 'Shared with roles', private: 'Only you see this view.', sharedWith: 'Seen by holders of {count} roles, each within their own scope.', withColumns: 'Include the columns',
    saved: 'View {name} saved', removeTitle: 'Delete view?', removeShared: 'The view also goes for everybody it is shared with.', removed: 'View {name} deleted',
  },
});
