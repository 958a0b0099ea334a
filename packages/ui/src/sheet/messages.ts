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
  },
  en: {
    cell: '{title}, row {row}',
    row: 'Row',
    remove: 'Remove row {row}',
    fault: 'Row {row}, {title}: {text}',
    keys: 'Arrows move, Ctrl+D fills down, Ctrl+Z undoes, paste from a spreadsheet. At most {maximum} rows.',
    empty: 'No rows yet',
    follows: 'as {value}',
  },
});
