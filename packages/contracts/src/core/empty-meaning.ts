import type { Field } from './field.ts';
import type { Text } from './text.ts';

/**
 * What an empty value means in this field, where it means something: nothing chosen among groups is every group.
 * @returns `undefined` for a value that is not empty, and for a field in which empty is just empty
 * @example
 * emptyMeaning(branchRates.fields.productGroupId, null); // { id: 'Semua kelompok', en: 'All groups' }
 */
export function emptyMeaning(field: Pick<Field, 'emptyMeans'> | undefined, value: unknown): Text | undefined {
  const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);
  return isEmpty ? field?.emptyMeans : undefined;
}
