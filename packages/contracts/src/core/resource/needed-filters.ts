import type { Text } from '../text.ts';

/** What every reader of a list must give: a search, or these filters together. */
export interface NeededFilters {
  readonly together: readonly string[];
  /** Said in place of the rows while they are missing. */
  readonly text: Text;
  readonly hint: Text;
}

/**
 * Whether a query lacks what its list needs.
 * @param query values of the filters, and the search, by name
 * @example lacksNeeded({ together: ['line', 'from'], … }, { line: 'NMC' }); // true
 */
export const lacksNeeded = ({ together }: NeededFilters, query: Readonly<Record<string, unknown>>): boolean =>
  query['search'] === undefined && together.some((name) => query[name] === undefined);
