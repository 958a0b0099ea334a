import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    newRange: 'Tambah rentang', changeRange: 'Ubah rentang {code}', edit: 'Ubah', numbers: 'Nomor kartu', preview: '{first} sampai {last}, {count} nomor', previewHint: 'Isi jenis kartu dan seri untuk melihat nomornya',
    overlaps: 'Rentang bertumpuk dengan {code}',
  },
  en: {
    newRange: 'Add range', changeRange: 'Edit range {code}', edit: 'Edit', numbers: 'Card numbers', preview: '{first} to {last}, {count} numbers', previewHint: 'Fill in card type and serials to see the numbers',
    overlaps: 'The range overlaps {code}',
  },
});
