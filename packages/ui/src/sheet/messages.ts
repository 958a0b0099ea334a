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
    zero: '0 disimpan sebagai kosong',
    zeros: 'Angka 0 di kolom yang menyimpannya sebagai kosong menjadi kosong',
    monthFirst:
      '{day} menulis bulan di depan. Tanggal lain yang dapat dibaca dua cara tidak dibaca, tulis ulang: 31-12-2026',
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
    zero: '0 is stored as blank',
    zeros: 'A 0 became blank in columns that store it as blank',
    monthFirst:
      '{day} has its month in front. Days that may be read either way were not read, write them as 31-12-2026',
    rowsLeftOut: '{count} {count|row|rows} left out: this sheet has at most {maximum} rows',
    columnsLeftOut: '{count} {count|column|columns} left out: there are no more columns to the right',
  },
});
