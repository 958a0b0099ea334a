import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    title: 'Laporan Distribusi Kartu', note: 'Tanpa periode: 30 hari terakhir. Angka membuka kartunya; panah berpindah antar angka.', period: 'Periode {from} – {to}', made: 'Dibuat {at}', print: 'Cetak', file: 'Laporan Distribusi Kartu',
    flows: 'Arus kartu', group: 'Kelompok', type: 'Jenis', total: 'Jumlah', none: 'Tidak ada kartu pada periode ini.', noSource: 'Tanpa sumber (stok)', off: 'Selisih {n}', wrong: 'Ada baris yang tidak cocok: saldo awal + masuk − keluar tidak sama dengan saldo akhir.',
    right: 'Saldo awal + masuk − keluar = saldo akhir untuk semua baris.', figure: '{row}, {title}: {n} kartu',
    statuses: 'Kartu per status pada akhir periode', status: 'Status', cards: 'Kartu', share: 'Bagian', statusNote: 'Kartu di brankas dihitung di kantornya saat itu, yang lain di kantornya sekarang.',
    leadTimes: 'Lama proses kartu fisik', stage: 'Tahap', median: 'Median (hari)', p90: 'Persentil 90 (hari)', spread: 'Sebaran', leadNote: 'Kartu yang mencapai tahap itu dalam periode; e-card tidak dihitung.', range: 'median {median}, persentil 90 {p90} hari',
    number: 'Nomor kartu', moved: 'Pergerakan', document: 'Dokumen', days: 'Hari', shown: '{from}–{to} dari {total}', previous: 'Sebelumnya', next: 'Berikutnya', close: 'Tutup', noCards: 'Tidak ada kartu.',
  },
  en: {
    title: 'Card distribution report', note: 'Without a period: the last 30 days. A figure opens its cards; arrows move between figures.', period: 'Period {from} – {to}', made: 'Made {at}', print: 'Print', file: 'Card distribution report',
    flows: 'Flow of cards', group: 'Group', type: 'Type', total: 'Total', none: 'No cards in this period.', noSource: 'No source (stock)', off: 'Off by {n}', wrong: 'Some rows do not add up: opening + in − out differs from closing.',
    right: 'Opening + in − out = closing in every row.', figure: '{row}, {title}: {n} cards',
    statuses: 'Cards by status at the end of the period', status: 'Status', cards: 'Cards', share: 'Share', statusNote: 'A card in a safe counts at its office of then, any other at its office of now.',
    leadTimes: 'Lead times of plastics', stage: 'Stage', median: 'Median (days)', p90: '90th percentile (days)', spread: 'Spread', leadNote: 'Cards that reached the stage in the period; e-cards are not counted.', range: 'median {median}, 90th percentile {p90} days',
    number: 'Card number', moved: 'Movement', document: 'Document', days: 'Days', shown: '{from}–{to} of {total}', previous: 'Previous', next: 'Next', close: 'Close', noCards: 'No cards.',
  },
});
