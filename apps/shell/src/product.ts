import { text } from '@console/contracts/core/text';

/** What the shell is called as a part of the console, and who owns it: named where one of its own files or pages fails. */
export const product = {
  id: 'shell',
  title: text('Konsol', 'Console'),
  owner: { team: 'Platform Konsol', contact: 'konsol@contoh.id' },
} as const;
