import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    title: 'Profil', update: 'Ubah Profil', keptByIdentity: 'Nama dan e-mail dikelola oleh layanan identitas (SSO).', photo: 'Foto profil', choosePhoto: 'Pilih foto', replacePhoto: 'Ganti foto', removePhoto: 'Hapus foto',
    dropPhoto: 'atau seret ke sini, atau tempel (Ctrl+V)', photoRule: '{kinds}, maksimal {limit}; dipotong persegi', crop: 'Potong foto', cropPreview: 'Bagian foto yang dipakai', usePhoto: 'Pakai foto',
    crop_zoom: 'Perbesaran', crop_x: 'Kiri ke kanan', crop_y: 'Atas ke bawah', changePassword: 'Ganti Password', oldPassword: 'Password lama', newPassword: 'Password baru', confirmPassword: 'Ulangi password baru',
    changeNote: 'Setelah diganti, semua sesi lain langsung berakhir.', changed: 'Password berhasil diganti', account: 'Akun', signInMode: 'Cara masuk', LOCAL: 'Username dan password', SSO: 'Single sign-on',
    passwordAge: 'Umur password', days: '{count} hari', passwordExpires: 'Password berlaku sampai',
    sessions: 'Sesi aktif', endOthers: 'Akhiri sesi lain', endOthersQuestion: 'Akhiri sesi lain?', endOthersText: '{count} sesi lain akan langsung keluar.',
    ended: '{count} sesi telah diakhiri', thisSession: 'Sesi ini', since: 'Sejak', lastUsed: 'Terakhir dipakai', ip: 'Alamat IP', browser: 'Browser',
  },
  en: {
    title: 'Profile', update: 'Change profile', keptByIdentity: 'Name and e-mail address are kept by the identity service (SSO).', photo: 'Profile photo', choosePhoto: 'Choose a photo', replacePhoto: 'Choose another photo', removePhoto: 'Remove the photo',
    dropPhoto: 'or drop it here, or paste (Ctrl+V)', photoRule: '{kinds}, at most {limit}; cropped square', crop: 'Crop the photo', cropPreview: 'The part of the photo that is used', usePhoto: 'Use the photo',
    crop_zoom: 'Zoom', crop_x: 'Left to right', crop_y: 'Top to bottom', changePassword: 'Change password', oldPassword: 'Old password', newPassword: 'New password', confirmPassword: 'Repeat the new password',
    changeNote: 'All other sessions end as soon as it is changed.', changed: 'The password was changed', account: 'Account', signInMode: 'Way of signing in', LOCAL: 'Username and password', SSO: 'Single sign-on',
    passwordAge: 'Password age', days: '{count} days', passwordExpires: 'Password valid until',
    sessions: 'Active sessions', endOthers: 'End other sessions', endOthersQuestion: 'End other sessions?', endOthersText: '{count} other sessions will be signed out at once.',
    ended: '{count} sessions were ended', thisSession: 'This session', since: 'Since', lastUsed: 'Last used', ip: 'IP address', browser: 'Browser',
  },
});
