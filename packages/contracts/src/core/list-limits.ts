/** The sizes of a page of a list. */
export const pageSizes = [10, 25, 50, 100] as const;
/** Maximum ids in one list call; more would exceed the length of an address. */
export const namedLimit = 100;
/** Maximum rows that a list counts or pages through (docs/model/platform.md#large-lists). */
export const countLimit = 10_000;
/** Maximum records of one bulk call. An "all" call over more records becomes a background run. */
export const bulkLimit = 500;
/** Maximum groups of conditions of a list, conditions of all its groups together, and values of one condition. */
export const mostGroups = 10;
export const mostConditions = 20;
export const mostConditionValues = 100;
/** Maximum conditions that look inside texts: each compares the text of every row that is left. */
export const mostTextConditions = 5;
/** Maximum characters of a group of conditions: 100 ids with their separators, and the field. */
export const longestGroup = 4_000;
/** Maximum characters of a text that a condition looks for, and the least that an index on parts of words serves. */
export const conditionText = { minimum: 3, maximum: 100 } as const;
/**
 * Rows of a list that is read whole in some ten milliseconds. Up to this volume every condition is bounded by the
 * volume; above it each declared one needs an index.
 */
export const boundedVolume = 100_000;
