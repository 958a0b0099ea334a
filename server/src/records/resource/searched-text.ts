import type { Field } from '@console/contracts/core/fields';
import { sql } from 'kysely';
import type { Sql } from './definition.ts';

/** The words in which a search looks: those of rich text without its elements, all words of a list of them. */
export const searchedText = (field: Field | undefined, column: Sql): Sql => {
  if (field?.kind === 'richText') return sql`regexp_replace(${column}, '<[^>]*>', ' ', 'g')`;
  return field?.kind === 'tags' ? sql`array_to_string(${column}, ' ')` : column;
};
