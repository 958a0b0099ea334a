import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    edit: 'Ubah data kantor',
    save: 'Simpan',
    sharedBy: 'Alamat, kota, provinsi, kode pos, telepon, e-mail, dan koordinat juga berubah di {lines}.',
    taken: 'Kode ini sudah dipakai kantor di {line}.',
    known: 'Kantor ini ada di {lines}; alamatnya dipakai di sini.',
  },
  en: {
    edit: 'Edit the office',
    save: 'Save',
    sharedBy: 'Address, city, province, zip code, phone, e-mail and coordinates change in {lines} too.',
    taken: '{line} has an office of this code already.',
    known: '{lines} has this office; its address is used here.',
  },
});
