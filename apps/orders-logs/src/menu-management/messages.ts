import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    url: 'Halaman konsol, misalnya /card-types', privilege: 'Hak akses: {privilege}', usedBy: 'Sudah dipakai oleh {name}', noIcon: 'Tanpa ikon',
    tree: 'Susunan menu', addMenu: 'Tambah menu', addSubMenu: 'Tambah sub menu', subMenus: 'Sub menu', emptyGroup: 'Belum ada menu', noSubMenus: 'Belum ada sub menu',
    open: 'Buka {name}', close: 'Tutup {name}', actions: 'Aksi untuk {name}', up: 'Naikkan', down: 'Turunkan', moved: '{name} di urutan {position}',
    keys: 'Seret baris, atau tekan Alt dengan panah atas dan bawah, untuk mengubah urutan.', linkOnly: 'Hanya tautan',
    draft: 'Urutan diubah dan belum disimpan', saveOrder: 'Simpan urutan', preview: 'Pratinjau sidebar',
    previewNote: 'Seperti dilihat pengguna yang memegang semua hak akses; halaman yang belum tersedia tidak tampil.', off: 'Nonaktifkan {name}?', on: 'Aktifkan {name}?',
    offText: 'Menu hilang bagi semua orang pada panggilan berikutnya, beserta isinya.', failed: 'Susunan menu gagal dimuat',
  },
  en: {
    url: 'Page of the console, e.g. /card-types', privilege: 'Privilege: {privilege}', usedBy: 'Already used by {name}', noIcon: 'No icon',
    tree: 'Arrangement', addMenu: 'Add menu', addSubMenu: 'Add sub-menu', subMenus: 'Sub-menus', emptyGroup: 'No menus yet', noSubMenus: 'No sub-menus yet',
    open: 'Open {name}', close: 'Close {name}', actions: 'Actions for {name}', up: 'Move up', down: 'Move down', moved: '{name} at position {position}',
    keys: 'Drag a row, or press Alt with the up and down arrows, to change the order.', linkOnly: 'Link only',
    draft: 'The order has changed and is not saved yet', saveOrder: 'Save order', preview: 'Preview of the sidebar',
    previewNote: 'As seen by someone who holds every privilege; pages that do not exist yet are not shown.', off: 'Deactivate {name}?', on: 'Activate {name}?',
    offText: 'The item is gone for everyone at the next call, with all below it.', failed: 'The arrangement could not be loaded',
  },
});
