import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    assignVendor: 'Tentukan vendor', startPrint: 'Mulai cetak', deliverBranch: 'Kirim ke cabang', deliverCustomer: 'Kirim ke member', cancel: 'Batalkan penerbitan',
    printFile: 'Unduh file cetak', markPrinted: 'Tandai tercetak', withdraw: 'Tarik batch', spoiled: 'Laporkan rusak', cancelCard: 'Batalkan kartu', cancelSpoiled: 'Batalkan kartu rusak',
    cards: 'Kartu', batches: 'Batch', deliveries: 'Kiriman', history: 'Riwayat', counts: 'Jumlah kartu', movements: 'Perjalanan kartu', card: 'Kartu', back: 'Kembali ke penerbitan',
    vendor: 'Vendor cetak', assigned: 'Vendor ditentukan', askStart: 'Mulai cetak {count} kartu?', startText: 'Kartu pindah ke vendor dalam satu batch cetak baru.', started: 'Batch {batchNo} dibuat, {count} kartu',
    startAll: 'Mulai cetak kartu yang belum dicetak?', startAllText: 'Kartu berstatus Issued dengan nomor terkecil masuk satu batch, sampai batas ukuran batch.', chosenIssued: 'Hanya kartu berstatus Issued yang dapat dicetak',
    askCancel: 'Batalkan seluruh penerbitan?', cancelText: 'Semua nomor kartu mati selamanya. Permohonan dan penggantian member kembali ke antrean generator kartu.', cancelled: 'Penerbitan dibatalkan', fetched: '{name} diunduh. Kata sandinya ada di notifikasi Anda.',
    askFile: 'Unduh file cetak lagi?', fileText: 'File ini sudah pernah diunduh. Alasan dicatat di jejak audit.', askWithdraw: 'Tarik batch {batchNo}?', withdrawText: 'Semua kartu batch kembali berstatus Issued.', withdrawn: 'Batch ditarik',
    printed: 'Tercetak baik', spoiledCount: 'Rusak', markedPrinted: 'Batch ditandai tercetak', printedHelp: 'Batch berisi {quantity} kartu, {spoiled} di antaranya sudah dibatalkan karena rusak.',
    askSpoiled: 'Laporkan kartu rusak?', spoiledText: 'Kartu dicetak ulang dan tetap berstatus Printing.', spoiledNote: 'Keterangan kerusakan', reported: 'Kerusakan dilaporkan', askCancelCard: 'Batalkan kartu ini?', cancelOfStock: 'Nomor kartu ini mati selamanya.', cancelOfMember: 'Nomor kartu ini mati selamanya. Permohonan atau penggantian member kembali ke antrean generator kartu untuk nomor lain.', cardCancelled: 'Kartu dibatalkan',
    seq: 'No', step: 'Langkah', document: 'Dokumen', by: 'Oleh', at: 'Waktu', remark: 'Keterangan', noHistory: 'Riwayat lengkap ada di jejak audit',
  },
  en: {
    assignVendor: 'Assign vendor', startPrint: 'Start printing', deliverBranch: 'Deliver to branch', deliverCustomer: 'Deliver to customer', cancel: 'Cancel issuance',
    printFile: 'Download print file', markPrinted: 'Mark printed', withdraw: 'Withdraw batch', spoiled: 'Report spoiled', cancelCard: 'Cancel card', cancelSpoiled: 'Cancel spoiled card',
    cards: 'Cards', batches: 'Batches', deliveries: 'Deliveries', history: 'History', counts: 'Cards by status', movements: 'What happened to the card', card: 'Card', back: 'Back to the issuance',
    vendor: 'Print vendor', assigned: 'Vendor assigned', askStart: 'Start printing {count} cards?', startText: 'The cards go to the vendor in one new print batch.', started: 'Batch {batchNo} made, {count} cards',
    startAll: 'Start printing the cards without plastic?', startAllText: 'Issued cards with the lowest numbers go into one batch, up to the size of a batch.', chosenIssued: 'Only cards in status Issued can be printed',
    askCancel: 'Cancel the whole issuance?', cancelText: 'All its card numbers are dead for ever. Applications and replacements of members go back to the queue of the card generator.', cancelled: 'Issuance cancelled', fetched: '{name} downloaded. Its password is among your notices.',
    askFile: 'Download the print file again?', fileText: 'It was downloaded before. Why is kept in the audit trail.', askWithdraw: 'Withdraw batch {batchNo}?', withdrawText: 'All cards of the batch are Issued again.', withdrawn: 'Batch withdrawn',
    printed: 'Printed well', spoiledCount: 'Spoiled', markedPrinted: 'Batch marked as printed', printedHelp: 'The batch has {quantity} cards, {spoiled} of them cancelled as spoiled.',
    askSpoiled: 'Report the card as spoiled?', spoiledText: 'It is printed again and stays in Printing.', spoiledNote: 'What happened', reported: 'Spoiled card reported', askCancelCard: 'Cancel this card?', cancelOfStock: 'The card number is dead for ever.', cancelOfMember: 'The card number is dead for ever. The application or replacement of its member goes back to the queue of the card generator for another number.', cardCancelled: 'Card cancelled',
    seq: 'No', step: 'Step', document: 'Document', by: 'By', at: 'At', remark: 'Remark', noHistory: 'The whole history is in the audit trail',
  },
});
