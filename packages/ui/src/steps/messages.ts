import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: { steps: 'Langkah', wrong: 'ada yang perlu diperbaiki', done: 'selesai' },
  en: { steps: 'Steps', wrong: 'something needs correcting', done: 'done' },
});
