/** The sizes of a page of a list. */
export const pageSizes = [10, 25, 50, 100] as const;
/** Maximum ids in one list call; more would exceed the length of an address. */
export const namedLimit = 100;
/** Maximum rows that a list counts or pages through (docs/model/platform.md#large-lists). */
export const countLimit = 10_000;
/** Maximum records of one bulk call. An "all" call over more records becomes a background run. */
export const bulkLimit = 500;
