import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    failed: 'Bagian ini belum dapat dimuat. Isian Anda tetap ada.',
    supportId: 'Kode bantuan: {supportId}.',
  },
  en: {
    failed: 'This part could not be loaded. What you have typed is kept.',
    supportId: 'Support id: {supportId}.',
  },
});
