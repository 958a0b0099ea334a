import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    sent: 'Perubahan disimpan dan menunggu persetujuan orang lain',
    sentSome: '{count} perubahan menunggu persetujuan orang lain',
    later: 'Baru berlaku setelah disetujui orang lain.',
  },
  en: {
    sent: 'The change is kept and awaits approval by someone else',
    sentSome: '{count} {count|change|changes} await approval by someone else',
    later: 'Takes effect only after someone else approves it.',
  },
});
