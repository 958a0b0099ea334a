import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: { previous: 'Sebelumnya', next: 'Berikutnya', page: 'Halaman {page} dari {pages}' },
  en: { previous: 'Previous', next: 'Next', page: 'Page {page} of {pages}' },
});
