import { text } from '../../core/text.ts';

/** Codes of documents that are published as versions. */
export const contentErrorTexts = {
  NOTHING_TO_PUBLISH: { text: text('Draf sama dengan yang sudah terbit', 'The draft is the same as what is public') },
} as const;
