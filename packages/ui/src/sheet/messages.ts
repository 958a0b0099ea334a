import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    cell: '{title}, baris {row}',
    row: 'Baris',
    remove: 'Hapus baris {row}',
    fault: 'Baris {row}, {title}: {text}',
    keys: 'Panah pindah sel, Ctrl+D isi ke bawah, Ctrl+Z batalkan, tempel dari lembar kerja. Maksimal {maximum} baris.',
    empty: 'Belum ada baris',
    follows: 'ikut {value}',
    rowsLeftOut: '{count} baris tidak ditempel: lembar ini memuat paling banyak {maximum} baris',
    columnsLeftOut: '{count} kolom tidak ditempel: di kanan sel ini tidak ada kolom lagi',
  },
  en: {
    cell: '{title}, row {row}',
    row: 'Row',
    remove: 'Remove row {row}',
    fault: 'Row {row}, {title}: {text}',
    keys: 'Arrows move, Ctrl+D fills down, Ctrl+Z undoes, paste from a spreadsheet. At most {maximum} rows.',
    empty: 'No rows yet',
    follows: 'as {value}',
    rowsLeftOut: '{count} {count|row|rows} left out: this sheet has at most {maximum} rows',
    columnsLeftOut: '{count} {count|column|columns} left out: there are no more columns to the right',
  },
});
