import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: { inactive: 'tidak aktif' },
  en: { inactive: 'inactive' },
});
