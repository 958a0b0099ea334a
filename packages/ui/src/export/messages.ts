import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    title: 'Unduh {title}',
    format: 'Format',
    columns: 'Kolom berkas',
    allColumns: 'Pilih semua',
    noColumns: 'Pilih minimal satu kolom',
    clear: 'Tampilkan data pribadi secara terbuka',
    clearHint:
      'Hanya bila peran Anda mengizinkan; selain itu data tetap tersamar. Alasan wajib, minimal {minimum} karakter.',
    reason: 'Alasan',
    reasonOptional: 'Alasan (boleh kosong)',
    tooShort: 'Minimal {minimum} karakter',
    tooLong: 'Maksimal {maximum} karakter',
    hint: 'Filter dan urutan daftar ini berlaku. Data dalam jumlah besar disiapkan di Download Management.',
    queued: 'Permintaan unduhan diproses, lihat Download Management',
    downloaded: '{name} diunduh',
  },
  en: {
    title: 'Download {title}',
    format: 'Format',
    columns: 'Columns of the file',
    allColumns: 'Choose all',
    noColumns: 'Choose at least one column',
    clear: 'Show personal data in clear',
    clearHint:
      'Only where your role allows it; otherwise the data stays masked. A reason of at least {minimum} ' +
      'characters is needed.',
    reason: 'Reason',
    reasonOptional: 'Reason (may be empty)',
    tooShort: 'At least {minimum} {minimum|character|characters}',
    tooLong: 'At most {maximum} characters',
    hint: 'Filter and order of this list apply. Large files are prepared in Download Management.',
    queued: 'The download is being prepared, see Download Management',
    downloaded: '{name} downloaded',
  },
});
