import { defineMessages } from '@console/ui/messages';

export const storeMessages = defineMessages({
  id: {
    stores: 'Toko',
    transactions: 'Transaksi toko',
    archived: 'Order yang sudah diarsipkan tidak dihitung.',
    file: 'Transaksi toko',
    period: 'Periode {from} sampai {to}',
    nothing: 'Tidak ada data',
  },
  en: {
    stores: 'Stores',
    transactions: 'Store transactions',
    archived: 'Archived orders do not count.',
    file: 'Store transactions',
    period: 'Period {from} to {to}',
    nothing: 'No data',
  },
});
