import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    recall: 'Tarik kiriman', upload: 'Unggah tanda terima', cardList: 'Daftar kartu', packing: 'Daftar isi', labels: 'Label alamat', handedOver: 'Diserahkan oleh', close: 'Tutup', receipts: 'Tanda terima', noReceipts: 'Belum ada tanda terima',
    receiptNo: 'No. tanda terima', date: 'Tanggal', by: 'Penerima', counts: 'Diterima / tidak ada / rusak / kembali', file: 'Berkas', open: 'Buka berkas', remark: 'Keterangan', recalled: 'Kiriman ditarik', reason: 'Alasan',
    recallText: 'Semua kartu kembali ke vendor. Setelah 24 jam wajib ada bukti retur kurir.', note: 'Bukti retur kurir (setelah 24 jam)', overdue: 'Kiriman ini terlambat', inHand: 'Konfirmasi di tangan', askInHand: 'Konfirmasi {count} kartu sudah di tangan?',
    inHandText: 'Kartu masuk brankas cabang dan menunggu diambil membernya.', confirmed: '{count} kartu dikonfirmasi', notReturned: 'Hanya kartu yang dikembalikan dan belum dikonfirmasi', tick: 'Centang dengan memindai', strange: 'Kartu tidak ada pada kiriman ini',
    ticked: 'Sudah dicentang', toReceipt: 'Lanjut ke tanda terima', card: 'Nomor kartu', name: 'Nama pada kartu', recipient: 'Penerima', address: 'Alamat', phone: 'Telepon', awb: 'No. resi', seal: 'No. segel', courier: 'Kurir', sent: 'Jumlah kartu',
    step1: '1. Berkas', step2: '2. Penerimaan', step3: '3. Jumlah', photo: 'Tanda terima bertanda tangan (gambar atau PDF)', receivedDate: 'Tanggal terima', receivedBy: 'Diterima oleh', all: 'Semua diterima', scan: 'Pindai satu per satu',
    quantity: 'Jumlah diterima baik', damaged: 'Pindai kartu rusak', scanReceived: 'Pindai kartu yang diterima', summary: 'Diterima {a} + tidak ada {b} + rusak {c} dari {d}', missingNote: 'Kartu yang tidak dipindai dilaporkan hilang oleh kurir.', save: 'Simpan penerimaan', saved: 'Penerimaan disimpan',
    needFile: 'Unggah berkasnya dahulu', needFields: 'Lengkapi nomor, tanggal, dan penerima', one: 'Satu kartu', many: 'File hasil kurir', result: 'Hasil', relation: 'Hubungan', returnReason: 'Alasan retur', DELIVERED: 'Diterima', RETURNED: 'Dikembalikan', MISSING: 'Hilang',
    csv: 'File CSV hasil kurir', csvHelp: 'Kolom: card_no, awb_no, result, event_date, received_by, relation, return_reason_code', preview: 'Pratinjau', rowErrors: '{count} baris bermasalah dari {total}', rowsFine: '{total} baris siap disimpan', line: 'Baris', faults: 'Masalah', fix: 'Perbaiki file lalu unggah lagi',
    supersede: 'Ganti berkas', supersedeText: 'Tanda terima yang baru menggantikan yang ini; keduanya disimpan. Jumlah kartu tidak berubah.', superseded: 'Digantikan oleh {receiptNo}',
    settled: 'Kiriman ini tidak menunggu penerimaan', removeMark: 'Hapus {cardNo}', notHere: 'Hanya kantor tujuan yang dapat menerima kiriman ini', remarkHelp: 'Opsional, maksimal 250 karakter',
  },
  en: {
    recall: 'Recall dispatch', upload: 'Upload receipt', cardList: 'Card list', packing: 'Packing list', labels: 'Labels', handedOver: 'Handed over by', close: 'Close', receipts: 'Receipts', noReceipts: 'No receipt yet',
    receiptNo: 'Receipt no', date: 'Date', by: 'Received by', counts: 'Received / missing / damaged / returned', file: 'File', open: 'Open file', remark: 'Remark', recalled: 'Delivery recalled', reason: 'Reason',
    recallText: "All cards go back to the vendor. After 24 hours the courier's return note is required.", note: "Courier's return note (after 24 hours)", overdue: 'This delivery is overdue', inHand: 'Confirm in hand', askInHand: 'Confirm that {count} cards are in hand?',
    inHandText: 'The cards go into the safe of the branch and wait for their members.', confirmed: '{count} cards confirmed', notReturned: 'Only cards that were returned and not confirmed yet', tick: 'Tick by scanning', strange: 'The card is not in this delivery',
    ticked: 'Ticked', toReceipt: 'On to the receipt', card: 'Card number', name: 'Name on card', recipient: 'Recipient', address: 'Address', phone: 'Phone', awb: 'AWB', seal: 'Seal no', courier: 'Courier', sent: 'Cards',
    step1: '1. File', step2: '2. Receipt', step3: '3. Quantity', photo: 'Signed slip (image or PDF)', receivedDate: 'Date of receipt', receivedBy: 'Received by', all: 'All received', scan: 'Scan one by one',
    quantity: 'Quantity received well', damaged: 'Scan damaged cards', scanReceived: 'Scan the cards received', summary: 'Received {a} + missing {b} + damaged {c} of {d}', missingNote: 'Cards that are not scanned are reported as lost by the courier.', save: 'Save receipt', saved: 'Receipt saved',
    needFile: 'Upload the file first', needFields: 'Give number, date and receiver', one: 'One card', many: 'Courier result file', result: 'Result', relation: 'Relation', returnReason: 'Reason of return', DELIVERED: 'Delivered', RETURNED: 'Returned', MISSING: 'Missing',
    csv: 'CSV file of results', csvHelp: 'Columns: card_no, awb_no, result, event_date, received_by, relation, return_reason_code', preview: 'Preview', rowErrors: '{count} of {total} rows have faults', rowsFine: '{total} rows can be saved', line: 'Row', faults: 'Faults', fix: 'Put the file right and upload it again',
    supersede: 'Supersede', supersedeText: 'The new receipt takes the place of this one; both are kept. The counts stay as they are.', superseded: 'Superseded by {receiptNo}',
    settled: 'This delivery does not await a receipt', removeMark: 'Remove {cardNo}', notHere: 'Only the office of destination can receive this delivery', remarkHelp: 'Optional, at most 250 characters',
  },
});
