import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    stored: 'Berkas tersimpan', replace: 'Ganti berkas', sending: 'Mengunggah…', draw: 'Tanda tangan di kotak ini', clear: 'Hapus', use: 'Pakai tanda tangan', unused: 'Belum tersimpan: tekan Pakai agar tidak hilang bila halaman dimuat ulang.', orFile: 'Atau unggah gambar tanda tangan',
    member: 'Member', memberNo: 'Nomor member', nik: 'NIK', phone: 'Telepon', branch: 'Cabang', tooLarge: 'Ukuran file maksimal {limit} MB', wrongKind: 'Jenis file tidak sesuai. Gunakan {endings}', choose: 'Pilih file', drop: 'atau letakkan di sini', limits: '{endings}, maksimal {limit} MB',
    term: 'Nomor kartu, nomor member, NIK, atau telepon', termHelp: 'Ketik atau pindai lengkap, akhiri dengan Enter.', find: 'Cari', short: 'Ketik nomor lengkap',
    send: 'Kirim OTP', again: 'Kirim ulang OTP', wait: 'Kirim ulang dalam {seconds} detik', sent: 'Kode dikirim ke {phone}', code: 'Kode OTP', check: 'Periksa kode', verified: 'OTP sudah diverifikasi',
  },
  en: {
    stored: 'File kept', replace: 'Replace the file', sending: 'Uploading…', draw: 'Sign in this box', clear: 'Clear', use: 'Use the signature', unused: 'Not kept yet: press Use, or a reload of the page loses it.', orFile: 'Or upload a picture of the signature',
    member: 'Member', memberNo: 'Member number', nik: 'NIK', phone: 'Phone', branch: 'Branch', tooLarge: 'The file may be at most {limit} MB', wrongKind: 'Wrong kind of file. Use {endings}', choose: 'Choose a file', drop: 'or drop it here', limits: '{endings}, {limit} MB at most',
    term: 'Card number, member number, NIK or phone', termHelp: 'Type or scan it in full, end with Enter.', find: 'Find', short: 'Type the whole number',
    send: 'Send code', again: 'Send again', wait: 'Send again in {seconds} seconds', sent: 'The code was sent to {phone}', code: 'Code', check: 'Check the code', verified: 'The code is verified',
  },
});
