import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Selection } from '../resource/list-query.ts';

/** What somebody searched for may be a person's number or name: it is kept as a secret at rest. */
export const sealSelection = (texts: ProtectedText, { search, ...selection }: Selection): Selection => ({
  ...selection,
  search: search ? texts.encrypt(search) : search,
});

/** The selection as it was asked for. */
export const openSelection = (texts: ProtectedText, { search, ...selection }: Selection): Selection => ({
  ...selection,
  search: search ? texts.decrypt(search) : search,
});
