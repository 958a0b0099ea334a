import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    steps: 'Langkah',
    wrong: 'ada yang perlu diperbaiki',
    done: 'selesai',
    kept: 'Tersimpan sebagai draf pukul {at}; tersedia {days} hari di semua peramban Anda',
  },
  en: {
    steps: 'Steps',
    wrong: 'something needs correcting',
    done: 'done',
    kept: 'Kept as a draft at {at}; any of your browsers has it for {days} days',
  },
});
