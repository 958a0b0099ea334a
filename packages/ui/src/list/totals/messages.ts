import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  id: {
    title: 'Rekap {title}',
    by: 'Kelompokkan menurut',
    rows: 'Jumlah data',
    total: 'Total',
    empty: 'Kosong',
    more: '{count} kelompok lain hanya dihitung dalam total',
    close: 'Tutup rekap',
  },
  en: {
    title: 'Totals of {title}',
    by: 'Group by',
    rows: 'Rows',
    total: 'Total',
    empty: 'Empty',
    more: '{count} more {count|group|groups} in the total only',
    close: 'Close totals',
  },
});
