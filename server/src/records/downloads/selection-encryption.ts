import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Selection } from '../resource/list-query.ts';

/** Encrypts the typed texts of a selection, its search and its conditions: each may be a person's number or name. */
export const sealSelection = (texts: ProtectedText, { search, filters, ...selection }: Selection): Selection => ({
  ...selection,
  filters: 'where' in filters ? { ...filters, where: texts.encrypt(JSON.stringify(filters['where'])) } : filters,
  search: search ? texts.encrypt(search) : search,
});

/** Decrypts the typed texts of a selection. */
export const openSelection = (texts: ProtectedText, { search, filters, ...selection }: Selection): Selection => ({
  ...selection,
  filters:
    typeof filters['where'] === 'string'
      ? { ...filters, where: JSON.parse(texts.decrypt(filters['where'])) as unknown }
      : filters,
  search: search ? texts.decrypt(search) : search,
});
