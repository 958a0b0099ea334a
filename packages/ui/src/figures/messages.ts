import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    totals: 'Jumlah',
    period: 'Periode {from} sampai {to}',
    nothing: 'Tidak ada data dalam periode ini',
  },
  en: {
    totals: 'Total',
    period: 'Period {from} to {to}',
    nothing: 'No data in this period',
  },
});
