import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    reason: 'Alasan',
    reasonOptional: 'Alasan (boleh kosong)',
    reasonLength: '{title} {minimum} sampai {maximum} karakter',
    reasonWords: '{title}: tulis dengan kata-kata',
    typeCount: 'Ketik {count} untuk melanjutkan',
    countWrong: 'Jumlah tidak sama',
    ticks: 'Peringatan',
    tickEach: 'Centang setiap peringatan',
    pressAgain: 'Isian belum disimpan. Tekan Esc sekali lagi untuk menutup',
  },
  en: {
    reason: 'Reason',
    reasonOptional: 'Reason (may be empty)',
    reasonWords: '{title}: write it in words',
    reasonLength: '{title}: {minimum} to {maximum} {maximum|character|characters}',
    typeCount: 'Type {count} to go on',
    countWrong: 'The count differs',
    ticks: 'Warnings',
    tickEach: 'Tick every warning',
    pressAgain: 'What you typed is not saved. Press Esc again to close',
  },
});
