import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    pay: 'Catat pembayaran', askPay: 'Biaya cetak sudah dibayar?', payment: 'Nomor bukti pembayaran', payRecorded: 'Pembayaran dicatat',
    select: 'Pilih untuk dicetak', deliver: 'Kirim ke member', reject: 'Tolak', withdraw: 'Tarik kembali', askReject: 'Tolak permintaan?', rejected: 'Permintaan ditolak', withdrawText: 'Kartu kembali menjadi e-card. Kartu fisik yang sudah tercetak wajib dimusnahkan.',
    destroyed: 'Jumlah kartu fisik yang dimusnahkan', destroyedTick: 'Kartu fisik sudah dimusnahkan, atau belum tercetak', again: 'Permintaan kembali ke antrean', reason: 'Alasan', withdrawn: 'Kartu ditarik dari vendor',
    vendor: 'Vendor cetak', design: 'Desain kartu (opsional, satu jenis kartu)', selected: '{count} permintaan dipilih', preview: 'Pratinjau', previewText: 'Satu penerbitan e-card dengan satu batch untuk setiap jenis kartu.', typeCount: '{type}: {count} kartu', confirm: 'Buat penerbitan',
    made: 'Penerbitan yang dibuat', madeLine: '{batchNo}, {count} kartu', onlyRequested: 'Hanya permintaan berstatus Diminta yang dapat dipilih', done: '{count} penerbitan dibuat', request: 'Minta cetak', requestText: 'Kartu fisik dicetak vendor dengan nomor yang sama dan dikirim ke alamat member.', paid: 'Biaya cetak sudah dibayar', requested: 'Permintaan {requestNo} dibuat', note: 'Centang permintaan, lalu pilih "Pilih untuk dicetak".',
  },
  en: {
    pay: 'Record payment', askPay: 'Was the printing fee paid?', payment: 'Number of the proof of payment', payRecorded: 'Payment recorded',
    select: 'Select for printing', deliver: 'Deliver to customer', reject: 'Reject', withdraw: 'Withdraw', askReject: 'Reject the request?', rejected: 'Request rejected', withdrawText: 'The card is an e-card again. Plastic that was printed must be destroyed.',
    destroyed: 'Plastics destroyed', destroyedTick: 'The plastic was destroyed, or is not printed yet', again: 'Back into the queue', reason: 'Reason', withdrawn: 'Card taken back from the vendor',
    vendor: 'Print vendor', design: 'Card design (optional, one card type)', selected: '{count} requests chosen', preview: 'Preview', previewText: 'One e-card issuance with one batch for each card type.', typeCount: '{type}: {count} cards', confirm: 'Make the issuance',
    made: 'Issuances made', madeLine: '{batchNo}, {count} cards', onlyRequested: 'Only requests in state Requested can be chosen', done: '{count} issuances made', request: 'Request printing', requestText: 'The vendor prints plastic with the same number and posts it to the member.', paid: 'The printing fee is paid', requested: 'Request {requestNo} made', note: 'Tick requests, then choose "Select for printing".',
  },
});
