import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  id: {
    title: 'Tempel banyak nomor', hint: 'Tempel {fields}, satu per baris atau dipisah koma, titik koma atau tab; maksimal {limit}.', label: 'Nomor', count: '{count} nomor', countRepeated: '{count} nomor, {repeated} ganda dihitung sekali',
    tooMany: 'Maksimal {limit} nomor sekaligus; yang ditempel {count}. Bagi menjadi beberapa kali.', nothing: 'Tempel setidaknya satu nomor', find: 'Cari nomor', allFound: 'Semua {given} nomor ditemukan',
    someFound: '{found} dari {given} nomor ditemukan', missing: 'Tidak ditemukan ({count})', copy: 'Salin yang tidak ditemukan', copied: 'Nomor disalin', showMissing: 'Lihat {count} yang tidak ditemukan',
    narrowed: 'filter lain ikut berlaku', note: 'Nomor yang ditempel: {found} dari {given} ditemukan', foreign: 'Disaring menurut nomor yang ditempel oleh pengguna lain atau tidak lagi tersimpan', remove: 'Hapus filter nomor',
  },
  en: {
    title: 'Paste many numbers', hint: 'Paste {fields}, one to a line or parted by commas, semicolons or tabs; at most {limit}.', label: 'Numbers', count: '{count} numbers', countRepeated: '{count} numbers, {repeated} repeated ones counted once',
    tooMany: 'At most {limit} numbers at a time; {count} were pasted. Split them up.', nothing: 'Paste at least one number', find: 'Find numbers', allFound: 'All {given} numbers were found',
    someFound: '{found} of {given} numbers found', missing: 'Not found ({count})', copy: 'Copy those not found', copied: 'Numbers copied', showMissing: 'Show the {count} not found',
    narrowed: 'other filters apply too', note: 'Pasted numbers: {found} of {given} found', foreign: 'Filtered by numbers that another user pasted or that are no longer kept', remove: 'Clear the filter by numbers',
  },
});
