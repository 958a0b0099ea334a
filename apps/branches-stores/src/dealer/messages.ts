import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    schemes: 'Skema pemasaran',
    data: 'Data',
    parts: 'Bagian data dealer',
    newUfi: 'Dealer UFI Baru',
    newUfiNote: 'Dealer menunggu persetujuan orang kedua. Skema pemasaran ditambahkan di halaman dealer.',
  },
  en: {
    schemes: 'Marketing schemes',
    data: 'Data',
    parts: 'Parts of the dealer',
    newUfi: 'New Dealer UFI',
    newUfiNote: 'The dealer waits for a second person. Marketing schemes are added on the page of the dealer.',
  },
});
