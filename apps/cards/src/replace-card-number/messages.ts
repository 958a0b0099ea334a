import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    another: 'Member lain', latest: 'Penggantian terakhir', stepCard: '1. Kartu yang diganti', stepReason: '2. Alasan', reason: 'Alasan', stepResult: '3. Pengganti', result: 'Pengganti', stepFee: '4. Biaya', stepConfirm: '5. Konfirmasi',
    cardNo: 'Nomor kartu', status: 'Status', cardType: 'Jenis kartu', expiry: 'Berlaku sampai', loss: 'Laporan hilang', dead: 'Nomor terakhir ini sudah mati dan belum diganti; member tidak memiliki kartu. Nomor baru menggantikannya.', choose: 'Pilih alasan', needReason: 'Pilih alasan', needResult: 'Pilih pengganti', needFee: 'Pilih cara bayar', needReceipt: 'Isi nomor kuitansi',
    lossNeeded: 'Alasan ini memerlukan laporan kehilangan yang sudah dikonfirmasi. Buat laporan terlebih dahulu.', reportLoss: 'Laporkan kartu hilang', keepExpiry: 'Masa berlaku kartu lama tetap dipakai.', noAddress: 'Alamat member belum lengkap; kartu tidak dapat dikirim ke rumah.',
    printWarning: 'Member tidak memiliki kartu yang dapat dipakai sejak nomor baru dibuat sampai kartu baru diterima.', stockNote: 'Setelah konfirmasi, pindai kartu dari brankas dan selesaikan pemeriksaan di konter.', free: 'Tanpa biaya', fee: 'Biaya {amount}', feeMode: 'Cara bayar', receipt: 'No kuitansi',
    needsApproval: 'Penggantian ini menunggu persetujuan orang lain.', atOnce: 'Nomor lama langsung diakhiri dan e-card terbit.', atOnceDead: 'E-card langsung terbit.', confirm: 'Ganti nomor', ask: 'Kirim untuk disetujui', faults: 'Lengkapi isian yang ditandai',
    completed: '{no} selesai. Nomor baru {cardNo}', pending: '{no} menunggu persetujuan', waiting: '{no} menunggu nomor di generator kartu', drafted: '{no} siap diserahkan',
    open: 'Penggantian {no} masih terbuka', handOver: 'Serahkan kartu stok', scanStock: 'Pindai kartu {type} dari brankas', counterOnly: 'Kartu diserahkan oleh user cabang tempat kartu berada.', goOn: 'Lanjutkan serah terima', readOnly: 'Penggantian diajukan oleh user cabang atau kantor pusat.',
  },
  en: {
    another: 'Another member', latest: 'Latest replacements', stepCard: '1. Card to be replaced', stepReason: '2. Reason', reason: 'Reason', stepResult: '3. Replaced by', result: 'Replaced by', stepFee: '4. Fee', stepConfirm: '5. Confirm',
    cardNo: 'Card number', status: 'Status', cardType: 'Card type', expiry: 'Valid until', loss: 'Loss report', dead: 'This last number is dead and was not replaced; the member has no card. A new number takes its place.', choose: 'Choose a reason', needReason: 'Choose a reason', needResult: 'Choose what replaces it', needFee: 'Choose how it is paid', needReceipt: 'Fill in the receipt number',
    lossNeeded: 'This reason asks for a confirmed report of loss. Report the loss first.', reportLoss: 'Report the card lost', keepExpiry: 'The expiry of the old card is kept.', noAddress: "The member's address is incomplete; no card can be sent home.",
    printWarning: 'The member has no usable card from when the new number is made until the new card is received.', stockNote: 'After confirming, scan a card of the safe and finish the checks at the counter.', free: 'Free of charge', fee: 'Fee {amount}', feeMode: 'Fee mode', receipt: 'Receipt no',
    needsApproval: 'This replacement waits for the approval of another person.', atOnce: 'The old number ends at once and an e-card is issued.', atOnceDead: 'An e-card is issued at once.', confirm: 'Replace the number', ask: 'Send for approval', faults: 'Complete what is marked',
    completed: '{no} is done. New number {cardNo}', pending: '{no} waits for approval', waiting: '{no} waits for its number in the card generator', drafted: '{no} is ready to be handed over',
    open: 'Replacement {no} is still open', handOver: 'Hand over a card of the safe', scanStock: 'Scan a {type} card of the safe', counterOnly: 'Cards are handed over by users of the branch where they are.', goOn: 'Go on with the hand-over', readOnly: 'Replacements are asked for by users of branches or head office.',
  },
});
