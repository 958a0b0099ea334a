import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    text: 'Teks', x: 'Dari kiri', y: 'Dari atas', size: 'Huruf', colour: 'Warna', number: 'Nomor', name: 'Nama', validThru: 'Berlaku sampai', sample: 'Contoh kartu', front: 'Depan, dengan nama 24 huruf', back: 'Belakang',
    copy: 'Salin sebagai edisi baru', copied: 'Salinan dari {name}. Beri kode, nama, dan edisi baru; gambarnya boleh diganti.', look: 'Tampilan',
    locked: 'Kartu sudah dicetak dengan desain ini, jadi tampilannya tetap. Salin sebagai edisi baru untuk mengubahnya.', approved: 'Desain ini aktif. Mengubah tampilannya mengembalikannya ke draf sampai disetujui lagi.',
    grid: 'Galeri', list: 'Daftar', all: '{shown} dari {total} desain', failed: 'Desain gagal dimuat', waiting: 'Draf baru berlaku setelah diaktifkan orang lain.', own: 'Anda ikut menyusun desain ini, jadi orang lain yang mengaktifkannya.',
  },
  en: {
    text: 'Text', x: 'From the left', y: 'From the top', size: 'Letters', colour: 'Colour', number: 'Number', name: 'Name', validThru: 'Valid thru', sample: 'Sample card', front: 'Front, with a name of 24 letters', back: 'Back',
    copy: 'Copy as new edition', copied: 'Copy of {name}. Give it a code, a name and an edition of its own; its pictures may be replaced.', look: 'Look',
    locked: 'Cards were printed with this design, so its look stays. Copy it as a new edition to change it.', approved: 'This design is active. Changing its look takes it back to draft until it is approved again.',
    grid: 'Gallery', list: 'List', all: '{shown} of {total} designs', failed: 'The designs could not be loaded', waiting: 'A draft counts once someone else has activated it.', own: 'You helped to shape this design, so someone else activates it.',
  },
});
