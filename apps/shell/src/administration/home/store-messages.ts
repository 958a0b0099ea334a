import { defineMessages } from '@console/ui/messages';

export const storeMessages = defineMessages({
  id: {
    stores: 'Toko',
    transactions: 'Transaksi toko',
    file: 'Transaksi toko',
    period: 'Periode {from} sampai {to}',
    nothing: 'Tidak ada data',
  },
  en: {
    stores: 'Stores',
    transactions: 'Store transactions',
    file: 'Store transactions',
    period: 'Period {from} until {to}',
    nothing: 'No data',
  },
});
