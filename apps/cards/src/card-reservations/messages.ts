import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    allot: 'Alokasi nomor', approve: 'Setujui', approveTitle: 'Setujui reservasi {no}', approveHint: 'Jumlah boleh diturunkan dengan alasan; nol berarti tidak disetujui.', reason: 'Alasan jumlah diturunkan', reasonNeeded: 'Isi alasan 5 sampai 255 karakter karena ada jumlah yang diturunkan',
    tooMany: 'Antara 0 dan {limit}', edit: 'Ubah jadwal', editTitle: 'Ubah reservasi {no}', waiting: 'Menunggu keputusan orang lain.', own: 'Anda ikut menyusun reservasi ini, jadi orang lain yang memutuskan.', decided: '{state} oleh {by}: {note}',
    lines: 'Baris', destination: 'Tujuan', cardType: 'Jenis kartu', design: 'Desain', quantity: 'Jumlah', viaMra: 'Lewat MRA', requested: 'Diminta', approved: 'Disetujui', allotted: 'Dialokasikan', issued: 'Dibuat', received: 'Diterima', numbers: 'Nomor', yes: 'Ya', no: 'Tidak',
    changeLine: 'Ubah', removeLine: 'Hapus', removeTitle: 'Hapus baris ini?', addLine: 'Tambah baris', addTitle: 'Tambah baris', add: 'Tambah', mraItself: 'MRA pemohon', branchKind: 'Cabang', kind: 'Jenis tujuan', anyDesign: 'Desain bawaan', line: 'Baris {n}',
    stock: 'Stok {free}, di jalan {inTransit}, keluar 3 bulan {usage}', chooseRequester: 'Pilih pemohon dahulu', release: 'Lepaskan', releaseTitle: 'Lepaskan alokasi ini?', released: 'Nomor dikembalikan ke rentang', issuance: 'Penerbitan {no}', quantityRange: 'Antara 1 dan {most}',
    ranges: 'Pilih rentang nomor', rangesHint: 'Rentang stok aktif yang jenisnya memiliki baris disetujui tanpa nomor', noRanges: 'Tidak ada baris yang menunggu nomor', code: 'Kode', next: 'Nomor bebas pertama', free: 'Sisa', open: 'Menunggu', waitingLines: 'Baris', choose: 'Pilih {code}',
    linesOf: 'Alokasi dari {code}', reservation: 'Reservasi', requester: 'Pemohon', neededBy: 'Dibutuhkan', already: 'Sudah dialokasikan', give: 'Jumlah dialokasikan', preview: 'Nomor', total: 'Total {total} dari {free} nomor bebas', over: 'Melebihi nomor bebas', confirm: 'Alokasikan', allottedDone: '{count} nomor dialokasikan: {first} sampai {last}',
    updateLine: 'Ubah baris {destination}', onlyLower: 'Anda memutuskan reservasi ini: jumlah hanya dapat diturunkan.', saved: 'Baris disimpan', fixed: 'Baris tidak dapat diubah lagi', pending: '{count} kartu belum diterima: {offices}',
  },
  en: {
    allot: 'Allot numbers', approve: 'Approve', approveTitle: 'Approve reservation {no}', approveHint: 'Quantities may be lowered with a reason; zero means not approved.', reason: 'Reason for lower quantities', reasonNeeded: 'Give a reason of 5 to 255 characters, since a quantity is lowered',
    tooMany: 'Between 0 and {limit}', edit: 'Edit schedule', editTitle: 'Edit reservation {no}', waiting: 'Awaits the decision of someone else.', own: 'You helped to shape this reservation, so someone else decides.', decided: '{state} by {by}: {note}',
    lines: 'Lines', destination: 'Destination', cardType: 'Card type', design: 'Design', quantity: 'Quantity', viaMra: 'Via MRA', requested: 'Requested', approved: 'Approved', allotted: 'Allotted', issued: 'Issued', received: 'Received', numbers: 'Numbers', yes: 'Yes', no: 'No',
    changeLine: 'Edit', removeLine: 'Remove', removeTitle: 'Remove this line?', addLine: 'Add line', addTitle: 'Add a line', add: 'Add', mraItself: 'Requesting MRA', branchKind: 'Branch', kind: 'Kind of destination', anyDesign: 'Default design', line: 'Line {n}',
    stock: 'Stock {free}, on its way {inTransit}, given out in 3 months {usage}', chooseRequester: 'Choose the requester first', release: 'Release', releaseTitle: 'Release this allotment?', released: 'The numbers are back in the range', issuance: 'Issuance {no}', quantityRange: 'Between 1 and {most}',
    ranges: 'Choose a number range', rangesHint: 'Active stock ranges whose type has approved lines without numbers', noRanges: 'No line waits for numbers', code: 'Code', next: 'First free number', free: 'Free', open: 'Waiting', waitingLines: 'Lines', choose: 'Choose {code}',
    linesOf: 'Allot from {code}', reservation: 'Reservation', requester: 'Requester', neededBy: 'Needed by', already: 'Already allotted', give: 'Quantity to allot', preview: 'Numbers', total: 'Total {total} of {free} free numbers', over: 'More than are free', confirm: 'Allot', allottedDone: '{count} numbers allotted: {first} to {last}',
    updateLine: 'Edit line {destination}', onlyLower: 'You decide on this reservation: the quantity can only be lowered.', saved: 'The line is saved', fixed: 'The line cannot be changed any more', pending: '{count} cards not received yet: {offices}',
  },
});
