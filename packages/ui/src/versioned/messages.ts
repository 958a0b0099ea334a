import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    merged: '{user} mengubah {fields} pada saat yang sama; perubahan Anda digabung dengannya',
    clash: '{user} mengubah {fields} pada saat yang sama. Isian Anda tetap ada; periksa, lalu kirim lagi.',
    record: 'data ini',
    now: '{field} (kini {value})',
  },
  en: {
    merged: '{user} changed {fields} at the same time; your changes were merged with it',
    clash: '{user} changed {fields} at the same time. What you have typed is kept; check it, then send it again.',
    record: 'this record',
    now: '{field} (now {value})',
  },
});
