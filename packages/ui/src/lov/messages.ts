import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    search: 'Ketik untuk mencari',
    choices: 'Pilihan',
    loading: 'Mencari…',
    none: 'Tidak ada data',
    failed: 'Pilihan gagal dimuat. Ketik lagi untuk mencoba.',
    gone: '(data tidak ditemukan)',
    remove: 'Hapus {name}',
    tooShort: 'Minimal 3 karakter',
    noChoice: '“{text}” bukan salah satu pilihan. Pilih dari daftar',
  },
  en: {
    search: 'Type to search',
    choices: 'Choices',
    loading: 'Searching…',
    none: 'No data',
    failed: 'The choices could not be loaded. Type again to retry.',
    gone: '(record not found)',
    remove: 'Remove {name}',
    tooShort: 'At least 3 characters',
    noChoice: '“{text}” is none of the choices. Choose from the list',
  },
});
