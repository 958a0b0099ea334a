import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    toOffices: 'Kirim ke cabang', toMembers: 'Kirim ke member', choose: 'Pilih', office: 'Kantor tujuan', ready: 'Siap kirim', numbers: 'Nomor kartu', quantity: 'Jumlah', courier: 'Kurir', awb: 'No. resi', seal: 'No. segel',
    dispatch: 'Kirim', dispatched: '{count} kiriman dibuat', none: 'Tidak ada kartu tercetak yang siap dikirim ke kantor', noneHome: 'Tidak ada kartu yang siap dikirim ke member', held: '{count} ditahan', inactive: 'Kantor tidak aktif',
    askDispatch: 'Kirim {count} kartu?', dispatchText: 'Kartu berpindah ke kurir. Kiriman dapat ditarik dalam 24 jam selama belum ada yang diterima.', incomplete: 'Lengkapi jumlah, kurir, dan no. resi setiap kantor yang dipilih',
    incompleteHome: 'Pilih kurir dan isi no. resi setiap kartu yang dipilih', card: 'Nomor kartu', recipient: 'Penerima', address: 'Alamat', zip: 'Kode pos', phone: 'Telepon', check: 'Cek alamat', fine: 'Lengkap',
    ADDRESS: 'Alamat tidak lengkap: kurang dari 10 karakter', ZIP_CODE: 'Alamat tidak lengkap: kode pos tidak dikenal', PHONE: 'Alamat tidak lengkap: telepon kosong', HELD: 'Kartu ditahan', ATTEMPTS_USED: 'Sudah dua kali dikirim', NOT_REDELIVERABLE: 'Alasan retur tidak mengizinkan kirim ulang', ADDRESS_UNCHANGED: 'Perbaiki alamat dahulu: paket sebelumnya kembali dari alamat ini', more: '{shown} dari {total} kartu ditampilkan. Kirim yang ini dahulu; yang lain menyusul sesudahnya.',
    paste: 'Tempel no. resi', pasteHelp: 'Satu baris per kartu: nomor kartu, koma, no. resi. Baris tanpa nomor kartu mengisi kartu terpilih menurut urutan.', usePaste: 'Isi no. resi', csv: 'File CSV (card_no,awb_no)', filled: '{count} no. resi diisi, {unknown} baris tidak dikenali',
    fromVendor: 'Dari vendor', fromBranch: 'Dari brankas cabang', origin: 'Asal', selectAll: 'Pilih semua yang lengkap', made: 'Kiriman yang dibuat', print: 'Buka dan cetak dokumen',
  },
  en: {
    toOffices: 'Deliver to branch', toMembers: 'Deliver to customer', choose: 'Choose', office: 'Office', ready: 'Ready', numbers: 'Card numbers', quantity: 'Quantity', courier: 'Courier', awb: 'AWB', seal: 'Seal no',
    dispatch: 'Dispatch', dispatched: '{count} deliveries made', none: 'No printed card is ready for an office', noneHome: 'No card is ready for a member', held: '{count} held', inactive: 'Office not active',
    askDispatch: 'Dispatch {count} cards?', dispatchText: 'The cards go to the courier. A delivery can be recalled within 24 hours while nothing was received.', incomplete: 'Give quantity, courier and AWB of every office chosen',
    incompleteHome: 'Choose a courier and give the AWB of every card chosen', card: 'Card number', recipient: 'Recipient', address: 'Address', zip: 'Zip code', phone: 'Phone', check: 'Address check', fine: 'Complete',
    ADDRESS: 'Address incomplete: under 10 characters', ZIP_CODE: 'Address incomplete: zip code unknown', PHONE: 'Address incomplete: no phone', HELD: 'Card is held', ATTEMPTS_USED: 'Sent twice already', NOT_REDELIVERABLE: 'The reason of return rules out another dispatch', ADDRESS_UNCHANGED: 'Correct the address first: the last parcel came back from it', more: '{shown} of {total} cards are shown. Send these first; the others follow afterwards.',
    paste: 'Paste AWBs', pasteHelp: 'One line per card: card number, comma, AWB. Lines without a card number fill the chosen cards in their order.', usePaste: 'Fill in AWBs', csv: 'CSV file (card_no,awb_no)', filled: '{count} AWBs filled in, {unknown} lines not recognised',
    fromVendor: 'From the vendor', fromBranch: "From the branch's safe", origin: 'Origin', selectAll: 'Choose all complete ones', made: 'Deliveries made', print: 'Open and print the papers',
  },
});
