import { text } from '../core/text.ts';

/** Refusal of what is shown to the public while it is switched off. */
export const inactivePublished = {
  status: 422,
  text: text('Data tidak aktif tidak dapat tayang', 'An inactive record cannot be published'),
} as const;
