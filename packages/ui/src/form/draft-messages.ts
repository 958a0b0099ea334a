import { defineMessages } from '../messages/index.ts';

/** Texts of the offer of a draft, which few forms show. */
export const messages = defineMessages({
  id: {
    restore: 'Pulihkan isian',
    discard: 'Buang',
    draft: 'Ada isian dari {at} yang belum disimpan.',
    draftStale: 'Data ini sudah diubah sejak saat itu; periksa kembali sebelum menyimpan.',
  },
  en: {
    restore: 'Restore what was typed',
    discard: 'Discard',
    draft: 'There is unsaved typing from {at}.',
    draftStale: 'The record has changed since then; check before saving.',
  },
});
