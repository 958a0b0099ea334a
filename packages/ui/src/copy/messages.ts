import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: { copy: 'Salin {title}', copied: '{title} disalin', failed: 'Tidak dapat disalin' },
  en: { copy: 'Copy {title}', copied: '{title} copied', failed: 'Could not be copied' },
});
