import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  id: {
    sortUnknown: 'Daftar ini tidak dapat diurutkan menurut {names}, sehingga tampil dalam urutan biasa',
    sortUnusable: 'Urutan {sorts} dari tautan ini tidak dapat dipakai, sehingga daftar tampil tanpa urutan itu',
    filterUnknown: 'Daftar ini tidak mempunyai filter {names}, sehingga tampil tanpa filter itu',
    valueUnknown: 'Nilai filter {names} dari tautan ini tidak dapat dipakai, sehingga daftar tampil tanpa filter itu',
    conditionUnusable:
      'Syarat {conditions} dari tautan ini tidak dapat dipakai, sehingga daftar tampil tanpa syarat itu',
    searchUnusable: 'Pencarian dari tautan ini lebih dari {maximum} karakter, sehingga daftar tampil tanpa pencarian',
    searchRepeated: 'Tautan ini memuat lebih dari satu pencarian, sehingga daftar tampil tanpa pencarian',
    matchUnusable:
      'Kata penghubung syarat {match} dari tautan ini tidak dapat dipakai, sehingga semua syarat harus terpenuhi',
    pageUnusable: 'Halaman {page} dari tautan ini tidak dikenali, sehingga halaman pertama yang tampil',
    sizeUnusable: 'Daftar ini tidak dapat menampilkan {size} baris per halaman, sehingga tampil {shown} baris',
    tabUnknown: 'Tab {tab} dari tautan ini tidak ada, sehingga daftarnya yang tampil',
    viewUnknown: 'Tampilan dari tautan ini tidak tersedia lagi, sehingga daftar tampil seperti biasa',
  },
  en: {
    sortUnknown: 'This list has no order by {names}, so it is shown in its usual one',
    sortUnusable: 'The order {sorts} in this link cannot be used, so the list is shown without it',
    filterUnknown: 'This list has no filter {names}, so it is shown without it',
    valueUnknown: 'The value of the filter {names} in this link cannot be used, so the list is shown without it',
    conditionUnusable: 'The condition {conditions} in this link cannot be used, so the list is shown without it',
    searchUnusable: 'The search in this link is longer than {maximum} characters, so the list is shown without it',
    searchRepeated: 'This link has more than one search, so the list is shown without one',
    matchUnusable: 'The word {match} between conditions in this link cannot be used, so all of them must hold',
    pageUnusable: 'The page {page} in this link does not exist, so the first page is shown',
    sizeUnusable: 'This list cannot show {size} rows per page, so it shows {shown}',
    tabUnknown: 'The tab {tab} in this link does not exist, so the list is shown',
    viewUnknown: 'The view of this link is no longer available, so the list is shown as usual',
  },
});
