import { text } from '../../core/text.ts';
import { ccmRules } from './vocabulary.ts';

/** Refusals of confirmations. */
export const ccmErrors = {
  CCM_EXISTS: {
    text: text('Konfirmasi {ccmNo} untuk order ini belum selesai', 'Confirmation {ccmNo} of this order is unfinished'),
  },
  CCM_TAKEN: { text: text('Sedang dikerjakan oleh {agent}', '{agent} works on it') },
  CCM_TOO_SOON: {
    text: text(
      `Percobaan berikutnya paling cepat ${ccmRules.retryHours} jam setelah yang terakhir, pukul {at}`,
      `The next attempt is ${ccmRules.retryHours} hours after the last one at the earliest, at {at}`,
    ),
  },
  CCM_FINAL: {
    text: text('Konfirmasi sudah selesai dan tidak dapat diubah', 'The confirmation is done and cannot be changed'),
  },
  CCM_VISIT: {
    text: text('Kunjungan hanya dilakukan petugas cabang', 'Visits are made by people of a branch'),
  },
  CCM_CHECKLIST: {
    text: text(
      `Semua pertanyaan wajib harus sesuai, dan paling banyak ${ccmRules.mayDiffer} yang lain tidak sesuai`,
      `All mandatory questions must agree, and at most ${ccmRules.mayDiffer} of the others may differ`,
    ),
  },
  CCM_PROMISE: {
    text: text(
      `Waktu hubungi lagi: dalam ${ccmRules.promiseDays} hari, antara pukul 08:00 dan 20:00`,
      `The next call is within ${ccmRules.promiseDays} days, between 08:00 and 20:00`,
    ),
  },
  CCM_ORDER_OVER: { text: text('Order ini sudah berakhir', 'This order is over') },
} as const;
