import { defineMessages } from '@console/ui/messages';

export const storeMessages = defineMessages({
  id: {
    archived: 'Order yang sudah diarsipkan tidak dihitung.',
    file: 'Transaksi toko',
    period: 'Periode {from} sampai {to}',
    nothing: 'Tidak ada data',
  },
  en: {
    archived: 'Archived orders do not count.',
    file: 'Store transactions',
    period: 'Period {from} to {to}',
    nothing: 'No data',
  },
});
