import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    title: 'Serahkan kartu', another: 'Member lain', waiting: 'Kartu menunggu: {cardNo}', waitingUntil: 'Batas pengambilan {deadline}', open: 'Lanjutkan: {pickUpNo}', expired: 'Batas pengambilan sudah lewat. Perpanjang di halaman pengambilan {pickUpNo}.', goTo: 'Buka pengambilan',
    stock: 'Tidak ada kartu yang menunggu. Berikan kartu dari stok.', stockTypes: 'Jenis yang boleh: {types}', replaces: 'E-card member berakhir saat kartu ini diserahkan.', noTypes: 'Program member ini tidak mempunyai kartu fisik.',
    scanWaiting: 'Pindai kartu yang akan diserahkan', scanStock: 'Pindai kartu dari stok', wrongCard: 'Kartu bukan milik member ini', scanned: 'Kartu {cardNo} sudah dipindai',
    checks: 'Pemeriksaan', collector: 'Diambil oleh', ktpSeen: 'KTP asli sudah dilihat', faceManual: 'Wajah cocok dengan KTP', faceScore: 'Kecocokan wajah (%)', orOtp: 'Atau verifikasi dengan OTP ke telepon terdaftar',
    proxy: 'Wakil', proxyName: 'Nama wakil', proxyNik: 'NIK wakil', proxyRelation: 'Hubungan', proxyLetter: 'Surat kuasa', choose: 'Pilih',
    proof: 'Bukti serah terima', photo: 'Foto serah terima', signature: 'Tanda tangan penerima',
    complete: 'Selesai', completeNext: 'Selesai dan berikutnya', done: '{pickUpNo} selesai, kartu diserahkan', faults: 'Lengkapi bagian yang ditandai',
    needScan: 'Pindai kartunya', needKtp: 'KTP harus dilihat', needFace: 'Cocokkan wajah atau verifikasi OTP', needed: 'Wajib diisi', nikPattern: 'NIK terdiri dari 16 digit',
    counterOnly: 'Kartu hanya diserahkan oleh user cabang tempat kartu berada.', extend: 'Perpanjang', extendTitle: 'Perpanjang batas pengambilan', reason: 'Alasan', days: 'Hari', extended: 'Batas pengambilan menjadi {deadline}', dayRange: 'Antara 1 dan 90',
    handedOver: 'Serah terima', cancel: 'Batalkan', cancelTitle: 'Kembalikan kartu ke brankas?', cancelled: 'Pengambilan dibatalkan, kartu kembali menjadi stok',
  },
  en: {
    title: 'Hand a card over', another: 'Another member', waiting: 'Card waiting: {cardNo}', waitingUntil: 'To be fetched by {deadline}', open: 'Go on: {pickUpNo}', expired: 'The deadline has passed. Extend it on the page of {pickUpNo}.', goTo: 'Open the pick-up',
    stock: 'No card is waiting. Give a card from stock.', stockTypes: 'Types allowed: {types}', replaces: "The member's e-card ends when this card is handed over.", noTypes: 'The program of this member has no plastic card.',
    scanWaiting: 'Scan the card to be handed over', scanStock: 'Scan a card from stock', wrongCard: "The card is not this member's", scanned: 'Card {cardNo} has been scanned',
    checks: 'Checks', collector: 'Fetched by', ktpSeen: 'The original identity card was seen', faceManual: 'The face matches the identity card', faceScore: 'Face match (%)', orOtp: 'Or verify with a code to the registered phone',
    proxy: 'Proxy', proxyName: 'Name of the proxy', proxyNik: 'NIK of the proxy', proxyRelation: 'Relation', proxyLetter: 'Letter of authority', choose: 'Choose',
    proof: 'Proof of the hand-over', photo: 'Photo of the hand-over', signature: 'Signature of the receiver',
    complete: 'Complete', completeNext: 'Complete and next', done: '{pickUpNo} is complete, the card was handed over', faults: 'Fill in the parts that are marked',
    needScan: 'Scan the card', needKtp: 'The identity card must be seen', needFace: 'Compare the face or verify the code', needed: 'Required', nikPattern: 'A NIK has 16 digits',
    counterOnly: 'Cards are handed over by users of the branch where they are.', extend: 'Extend', extendTitle: 'Extend the deadline', reason: 'Reason', days: 'Days', extended: 'The deadline is {deadline} now', dayRange: 'Between 1 and 90',
    handedOver: 'Hand-over', cancel: 'Cancel', cancelTitle: 'Give the card back to the safe?', cancelled: 'The pick-up is cancelled, the card is stock again',
  },
});
