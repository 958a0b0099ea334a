import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    forbidden: 'Anda tidak memiliki akses ke halaman ini.',
    needs: 'Dibutuhkan hak “{action}” pada {module}.', heldBy: 'Dimiliki peran: {roles}.', askAdmin: 'Mintalah kepada admin konsol atau kepala unit Anda.',
    notFound: 'Halaman tidak ditemukan.',
    recordNotFound: 'Data tidak ditemukan.',
    serverError: 'Terjadi kesalahan pada sistem.',
    maintenance: 'Layanan sedang dalam pemeliharaan.',
    requestId: 'Kode permintaan',
    reload: 'Muat ulang',
    back: 'Kembali',
    home: 'Ke Beranda',
    menuFailed: 'Hak akses Anda gagal dimuat.',
    retry: 'Coba lagi', partFailed: 'Bagian ini belum dapat dimuat. {why}',
    signOut: 'Keluar',
  },
  en: {
    forbidden: 'You do not have access to this page.',
    needs: 'It needs the right “{action}” on {module}.', heldBy: 'Held by the roles: {roles}.', askAdmin: 'Ask an admin of the console or the head of your unit.',
    notFound: 'Page not found.',
    recordNotFound: 'Record not found.',
    serverError: 'Something went wrong in the system.',
    maintenance: 'The service is under maintenance.',
    requestId: 'Request code',
    reload: 'Reload',
    back: 'Back',
    home: 'To Home',
    menuFailed: 'Your access rights could not be loaded.',
    retry: 'Try again', partFailed: 'This part could not be loaded. {why}',
    signOut: 'Sign out',
  },
});
