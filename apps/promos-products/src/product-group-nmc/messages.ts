import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    from: 'Tenor dari, baris {row}',
    to: 'Tenor sampai, baris {row}',
    percent: 'Uang muka minimum (%), baris {row}',
    remove: 'Hapus baris {row}',
    add: 'Tambah rentang tenor',
    band: '{from}-{to} bulan: {percent} %',
    none: 'Sama untuk semua tenor',
    until: 'sampai',
    months: 'bulan:',
  },
  en: {
    from: 'Tenor from, row {row}',
    to: 'Tenor to, row {row}',
    percent: 'Least down payment (%), row {row}',
    remove: 'Remove row {row}',
    add: 'Add a band of tenors',
    band: '{from}-{to} months: {percent} %',
    none: 'The same for all tenors',
    until: 'to',
    months: 'months:',
  },
});
