import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    rates: 'Rate per cabang',
    branch: 'Cabang',
    level: 'Asal rate',
    on: 'Berlaku pada',
    sought: 'Cari kode atau nama kantor',
    collateral: 'Jaminan',
    age: 'Umur kendaraan',
    months: '{count} bulan',
    how: 'Persen, Regular / RO, tanpa konsesi, seperti yang dipakai simulasi pada tanggal itu.',
    noTenors: 'Lini produk kelompok ini belum menawarkan tenor pada tanggal itu.',
    noBranches: 'Tidak ada cabang aktif yang cocok.',
  },
  en: {
    rates: 'Rates by branch',
    branch: 'Branch',
    level: 'Rate comes from',
    on: 'In force on',
    sought: 'Search office code or name',
    collateral: 'Collateral',
    age: 'Age of the vehicle',
    months: '{count} {count|month|months}',
    how: 'Percent, regular / repeat, without concessions, as a simulation uses them on that day.',
    noTenors: 'The line of business of this group offers no tenors on that day.',
    noBranches: 'No active branch matches.',
  },
});
