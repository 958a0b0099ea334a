import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    title: 'Data sudah diubah oleh pengguna lain', who: 'Diubah oleh {user} pada {at} (versi {version}). Pilih nilai yang dipakai; tidak ada yang ditimpa sebelum Anda menyimpan lagi.',
    field: 'Isian', base: 'Semula', mine: 'Isian Anda', theirs: 'Versi terbaru', allMine: 'Semua isian Anda', allTheirs: 'Semua versi terbaru',
    use: 'Pakai pilihan', reload: 'Muat ulang', cancel: 'Batal', open: '{count} isian belum dipilih',
    none: 'Isian Anda sama dengan versi terbaru.', caption: 'Isian yang berbeda', option: '{field}: {side}',
  },
  en: {
    title: 'The record was changed by someone else', who: 'Changed by {user} at {at} (version {version}). Choose the values to use; nothing is overwritten until you save again.',
    field: 'Field', base: 'Before', mine: 'Yours', theirs: 'Latest version', allMine: 'All yours', allTheirs: 'All latest',
    use: 'Use these', reload: 'Reload', cancel: 'Cancel', open: '{count} fields to choose',
    none: 'What you typed equals the latest version.', caption: 'Fields that differ', option: '{field}: {side}',
  },
});
