import type { Resource } from './resource/declaration.ts';

/** Least characters of a search, unless a code of the list is shorter (docs/model/platform.md#search). */
const usual = 3;
/** Most characters of a search. */
export const searchMaximum = 100;

/**
 * Least characters of a search of a list: three, or the length of its shortest code, so that the code itself is found.
 * @example
 * searchMinimum(regions); // 2
 */
export const searchMinimum = ({ list, fields, derived }: Pick<Resource, 'list' | 'fields' | 'derived'>): number =>
  Math.min(usual, ...list.search.map((name) => (fields[name] ?? derived[name])?.maximum ?? usual));
