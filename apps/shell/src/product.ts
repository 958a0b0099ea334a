import { text } from '@console/contracts/core/text';

/** Name and owner of the shell, used when one of its own files or pages fails. */
export const product = {
  id: 'shell',
  title: text('Konsol', 'Console'),
  owner: { team: 'Platform Konsol', contact: 'konsol@contoh.id' },
} as const;
