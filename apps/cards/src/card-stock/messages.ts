import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    totals: 'Jumlah yang tampil', free: 'Bebas', waiting: 'Menunggu', held: 'Ditahan', total: 'Jumlah', coming: 'Akan datang', sent: 'Sedang dikirim', differs: 'Selisih dengan rekonsiliasi', kinds: 'Jenis kantor',
    bounds: 'Atur batas', boundsTitle: 'Batas stok', minimum: 'Minimum', maximum: 'Maksimum', save: 'Simpan', close: 'Tutup', saved: 'Data berhasil disimpan', type: 'Jenis kartu', office: 'Kantor', level: 'Tingkat', chooseType: 'Pilih jenis kartu untuk melihat stok tiap kantor.', bar: '{free} bebas, {waiting} menunggu, {held} ditahan; minimum {minimum}',
    noCards: 'Tidak ada kartu di brankas.', number: 'Nomor kartu', reason: 'Keadaan', design: 'Desain', received: 'Diterima', days: 'Umur (hari)', holder: 'Pemegang', hold: 'Penahanan', shown: '{from}–{to} dari {total}', previous: 'Sebelumnya', next: 'Berikutnya',
    day: 'Tanggal', in: 'Masuk', out: 'Keluar', noMovements: 'Tidak ada pergerakan dalam {days} hari terakhir.', noBranches: 'Belum ada stok di cabang.', noOffices: 'Belum ada stok jenis ini di kantor mana pun.', assign: 'Tugaskan ke cabang',
    startCount: 'Mulai hitung stok', counting: 'Hitung stok', scanned: '{scanned} dari {expected} kartu dihitung', closeCount: 'Selesai menghitung', closeTitle: 'Selesai menghitung?', closeText: 'Kartu yang belum dipindai dicatat tidak ada.', foreignCard: 'Bukan kartu brankas ini: {where}', unknownCard: 'tidak dikenal', noCounts: 'Belum pernah dihitung.',
    opened: 'Dibuka', counted: 'Selesai', expected: 'Seharusnya', found: 'Dihitung', state: 'Hasil', missing: 'Tidak ditemukan', foreign: 'Kartu asing', shouldBe: 'Seharusnya di', report: 'Laporkan hilang',
    writeOff: 'Hapus buku', writeOffTitle: 'Hapus buku: {office}', cards: 'Kartu', witness1: 'Saksi 1', witness2: 'Saksi 2', draft: 'Simpan draf', made: 'Draf {no} disimpan', why: 'Alasan', required: 'Lengkapi alasan, dua saksi, dan minimal satu kartu.', remove: 'Hapus {cardNo}', minutes: 'Berita acara pemusnahan', ofMembers: 'Nomor kartu mati selamanya. Member yang kartunya ikut dihapus mendapat nomor lain lewat Ganti Nomor Kartu.', execute: 'Laksanakan', executed: 'Kartu dihapus dari buku', back: 'Kembali ke daftar', minutesFile: 'Lihat berita acara',
    proposed: 'Usulan reservasi', proposedOne: 'Usulan {no} dibuat', proposedLine: '{requester}: {lines} baris, {cards} kartu', leftOut: 'Tidak diusulkan',
    inSafe: 'Kartu', movements: 'Pergerakan', counts: 'Penghitungan', branches: 'Cabang',
  },
  en: {
    totals: 'Sum of what is shown', free: 'Free', waiting: 'Waiting', held: 'Held', total: 'Total', coming: 'Coming', sent: 'Going out', differs: 'Differs from the reconciliation', kinds: 'Kind of office',
    bounds: 'Set bounds', boundsTitle: 'Bounds of the stock', minimum: 'Minimum', maximum: 'Maximum', save: 'Save', close: 'Close', saved: 'Saved', type: 'Card type', office: 'Office', level: 'Level', chooseType: 'Choose a card type to see the stock of each office.', bar: '{free} free, {waiting} waiting, {held} held; minimum {minimum}',
    noCards: 'No cards in the safe.', number: 'Card number', reason: 'Standing', design: 'Design', received: 'Received', days: 'Age in days', holder: 'Holder', hold: 'Hold', shown: '{from}–{to} of {total}', previous: 'Previous', next: 'Next',
    day: 'Day', in: 'In', out: 'Out', noMovements: 'No movements in the last {days} days.', noBranches: 'No stock at branches yet.', noOffices: 'No office has stock of this type yet.', assign: 'Assign to branches',
    startCount: 'Start a stock count', counting: 'Stock count', scanned: '{scanned} of {expected} cards counted', closeCount: 'Finish counting', closeTitle: 'Finish counting?', closeText: 'Cards that were not scanned are recorded as missing.', foreignCard: 'Not a card of this safe: {where}', unknownCard: 'unknown', noCounts: 'Never counted.',
    opened: 'Opened', counted: 'Finished', expected: 'Expected', found: 'Counted', state: 'Result', missing: 'Missing', foreign: 'Foreign cards', shouldBe: 'Should be at', report: 'Report lost',
    writeOff: 'Write off', writeOffTitle: 'Write-off: {office}', cards: 'Cards', witness1: 'Witness 1', witness2: 'Witness 2', draft: 'Save draft', made: 'Draft {no} saved', why: 'Reason', required: 'A reason, two witnesses and at least one card are needed.', remove: 'Remove {cardNo}', minutes: 'Minutes of the destruction', ofMembers: 'The card numbers are dead for ever. Members whose cards are among them get other numbers by Replace card number.', execute: 'Execute', executed: 'The cards are written off', back: 'Back to the list', minutesFile: 'See the minutes',
    proposed: 'Proposed reservations', proposedOne: 'Proposal {no} made', proposedLine: '{requester}: {lines} lines, {cards} cards', leftOut: 'Not proposed',
    inSafe: 'Cards', movements: 'Movements', counts: 'Counts', branches: 'Branches',
  },
});
