import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    title: 'Toko Baru',
    note: 'Toko menunggu persetujuan orang kedua, lalu menerima pengajuan.',
    openOrders: 'Lihat order toko ini',
  },
  en: {
    title: 'New Store',
    note: 'The store waits for a second person, and takes applications afterwards.',
    openOrders: 'Show the orders of this store',
  },
});
