import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    newRange: 'Tambah rentang', changeRange: 'Ubah rentang {code}', edit: 'Ubah', numbers: 'Nomor kartu', preview: '{first} sampai {last}, {count} nomor', previewHint: 'Isi jenis kartu dan seri untuk melihat nomornya',
    overlaps: 'Rentang bertumpuk dengan {code}',
    toBranch: 'Kirim ke cabang', branchTitle: 'Buat kartu untuk cabang', toCustomer: 'Kirim ke member', customerTitle: 'Buat kartu untuk member', customersTitle: 'Buat kartu dari {count} dokumen', namesTitle: 'Nama di setiap kartu', documentNo: 'No. dokumen', memberName: 'Member', nameOnCard: 'Nama pada kartu', cardNo: 'Nomor kartu', showMore: 'Tampilkan lagi, sisa {count} baris', refusedRows: '{count} baris ditolak dan tetap menunggu.', refused: 'Ditolak', generate: 'Buat kartu', wantedTitle: 'Buat kartu dari {count} alokasi', designOf: 'Desain {type}', vendor: 'Vendor cetak', rule: 'Tujuan kirim', showPreview: 'Pratinjau', back: 'Kembali',
    cardType: 'Jenis kartu', quantity: 'Jumlah kartu', offices: 'Kantor', firstNumber: 'Nomor awal', lastNumber: 'Nomor akhir', issuances: 'Penerbitan', previewTitle: 'Penerbitan yang akan dibuat', total: '{count} kartu', background: 'Lebih dari 1.000 kartu dibuat di latar belakang; halaman ini boleh ditutup.',
    runs: 'Pembuatan terakhir', runNo: 'No', state: 'Status', startedAt: 'Dimulai', by: 'Oleh', noRuns: 'Belum ada', running: 'Pembuatan {no} sedang berjalan: {count} kartu', done: 'Pembuatan {no} selesai: {count} kartu', failed: 'Pembuatan {no} gagal: {error}',
  },
  en: {
    newRange: 'Add range', changeRange: 'Edit range {code}', edit: 'Edit', numbers: 'Card numbers', preview: '{first} to {last}, {count} numbers', previewHint: 'Fill in card type and serials to see the numbers',
    overlaps: 'The range overlaps {code}',
    toBranch: 'Deliver to branch', branchTitle: 'Make cards for branches', toCustomer: 'Deliver to customer', customerTitle: 'Make cards for members', customersTitle: 'Make cards of {count} documents', namesTitle: 'Name on each card', documentNo: 'Document no', memberName: 'Member', nameOnCard: 'Name on card', cardNo: 'Card number', showMore: 'Show more, {count} rows left', refusedRows: '{count} rows are refused and wait on.', refused: 'Refused', generate: 'Generate', wantedTitle: 'Make cards of {count} allotments', designOf: 'Design {type}', vendor: 'Print vendor', rule: 'Destination', showPreview: 'Preview', back: 'Back',
    cardType: 'Card type', quantity: 'Cards', offices: 'Offices', firstNumber: 'First number', lastNumber: 'Last number', issuances: 'Issuances', previewTitle: 'Issuances that will be made', total: '{count} cards', background: 'More than 1,000 cards are made in the background; this page may be closed.',
    runs: 'Recent generations', runNo: 'No', state: 'State', startedAt: 'Started', by: 'By', noRuns: 'None yet', running: 'Generation {no} is at work: {count} cards', done: 'Generation {no} is done: {count} cards', failed: 'Generation {no} failed: {error}',
  },
});
