import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Selection } from '../resource/list-query.ts';

/** Encrypts the search text of a selection: it may be a person's number or name. */
export const sealSelection = (texts: ProtectedText, { search, ...selection }: Selection): Selection => ({
  ...selection,
  search: search ? texts.encrypt(search) : search,
});

/** Decrypts the search text of a selection. */
export const openSelection = (texts: ProtectedText, { search, ...selection }: Selection): Selection => ({
  ...selection,
  search: search ? texts.decrypt(search) : search,
});
