import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    create: 'Buat penugasan', search: 'Cari kartu', searchTitle: 'Cari kartu untuk dikirim', kind: 'Jenis', origin: 'Dari', choose: 'Pilih', remark: 'Catatan', destination: 'Tujuan', type: 'Jenis kartu', quantity: 'Jumlah', carrier: 'Pembawa', carrierRef: 'AWB atau nama pembawa',
    branch: 'Cabang', from: 'Nomor awal', to: 'Nomor akhir', takeFirst: 'Ambil {n} pertama', found: '{total} kartu bebas', selection: '{count} kartu dipilih', useSelection: 'Buat penugasan dari pilihan', clear: 'Kosongkan', since: 'Diterima', cardNo: 'Nomor kartu', none: 'Tidak ada kartu bebas',
    lines: 'Baris', addLine: 'Tambah baris', removeLine: 'Hapus baris {n}', proposeAll: 'Usulkan pembagian', propose: 'Ambil {n} kartu terlama', proposeNone: 'Ambil kartu terlama', scanInto: 'Pindai ke baris {n}', cards: 'Kartu', lacks: 'bebas {free}, minimum {minimum}, dalam perjalanan {inTransit}',
    saveDraft: 'Simpan draf', send: 'Kirim', draftSaved: 'Draf tersimpan, kartu ditahan 3 hari', sent: 'Kartu dikirim', sendTitle: 'Kirim {cards} kartu?', cancel: 'Batalkan', cancelTitle: 'Batalkan draf ini?', cancelled: 'Draf dibatalkan, kartu bebas kembali',
    needed: 'Wajib diisi', needCards: 'Baris belum berisi kartu', wrongType: 'Kartu berjenis {type}, bukan jenis baris ini', inOther: 'Kartu sudah ada di baris {n}', remove: 'Keluarkan {cardNo}', total: '{lines} baris, {cards} kartu', draft: 'Isian sebelumnya dipulihkan.', startOver: 'Mulai baru',
    line: 'Baris {n}', received: 'Diterima', pending: 'Dalam perjalanan', missing: 'Tidak ada', damaged: 'Rusak', state: 'Status', numbers: 'Nomor', receive: 'Terima', receiveAll: 'Terima semua', receiveScanned: 'Terima yang dipindai', receipt: 'Tanda terima', scanReceived: 'Pindai kartu yang diterima', markDamaged: 'Rusak',
    missingWarning: '{n} kartu tidak dipindai dan akan dilaporkan hilang oleh kurir.', receivedDone: 'Penerimaan tersimpan', reject: 'Tolak', rejectTitle: 'Tolak baris ini? Kartu kembali ke pengirim.', recall: 'Tarik kembali', recallTitle: 'Tarik kembali baris ini?', done: 'Tersimpan',
    remarks: 'Catatan', addRemark: 'Tambah catatan', noRemarks: 'Belum ada catatan', result: 'Hasil', notHere: 'Kartu tidak ada di baris ini', sentAt: 'Dikirim', receivedBy: 'Diterima oleh', confirmMissing: 'Terima dan laporkan {n} kartu?',
  },
  en: {
    create: 'Create assignment', search: 'Search cards', searchTitle: 'Search cards to send', kind: 'Kind', origin: 'From', choose: 'Choose', remark: 'Remark', destination: 'Destination', type: 'Card type', quantity: 'Quantity', carrier: 'Carrier', carrierRef: 'AWB or name of the carrier',
    branch: 'Branch', from: 'First number', to: 'Last number', takeFirst: 'Take first {n}', found: '{total} free cards', selection: '{count} cards selected', useSelection: 'Create assignment from the selection', clear: 'Clear', since: 'Received', cardNo: 'Card number', none: 'No free cards',
    lines: 'Lines', addLine: 'Add line', removeLine: 'Remove line {n}', proposeAll: 'Propose shares', propose: 'Take the {n} oldest', proposeNone: 'Take the oldest', scanInto: 'Scan into line {n}', cards: 'Cards', lacks: 'free {free}, minimum {minimum}, in transit {inTransit}',
    saveDraft: 'Save draft', send: 'Send', draftSaved: 'Draft saved, its cards are held for 3 days', sent: 'Cards sent', sendTitle: 'Send {cards} cards?', cancel: 'Cancel', cancelTitle: 'Cancel this draft?', cancelled: 'Draft cancelled, its cards are free again',
    needed: 'Required', needCards: 'The line has no cards yet', wrongType: 'The card is of type {type}, not that of the line', inOther: 'The card is in line {n} already', remove: 'Take {cardNo} out', total: '{lines} lines, {cards} cards', draft: 'What you entered before is back.', startOver: 'Start over',
    line: 'Line {n}', received: 'Received', pending: 'On its way', missing: 'Missing', damaged: 'Damaged', state: 'State', numbers: 'Numbers', receive: 'Receive', receiveAll: 'Receive all', receiveScanned: 'Receive what was scanned', receipt: 'Receipt', scanReceived: 'Scan the cards received', markDamaged: 'Damaged',
    missingWarning: '{n} cards were not scanned and will be reported lost by the courier.', receivedDone: 'The receipt is saved', reject: 'Reject', rejectTitle: 'Reject this line? Its cards go back to the sender.', recall: 'Recall', recallTitle: 'Recall this line?', done: 'Saved',
    remarks: 'Remarks', addRemark: 'Add remark', noRemarks: 'No remarks yet', result: 'Result', notHere: 'The card is not in this line', sentAt: 'Sent', receivedBy: 'Received by', confirmMissing: 'Receive and report {n} cards?',
  },
});
