import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    missing: 'Belum diisi: {fields}',
    notFrom: 'Tidak dapat dari status {state}',
    title: '{act} {title}?',
    or: ' atau ',
  },
  en: {
    missing: 'Not filled in: {fields}',
    notFrom: 'Not from the state {state}',
    title: '{act} {title}?',
    or: ' or ',
  },
});
