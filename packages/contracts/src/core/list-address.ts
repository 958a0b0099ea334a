import type { Match } from './conditions/where.ts';
import { pageSizes } from './list-limits.ts';
import { searchMaximum } from './search-length.ts';

/** Maximum number of sorts of a list. */
export const maxSorts = 2;

/** Whether a text of an address is the number of a page. */
export const isPageNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

/** Whether a text of an address is a sort, such as `name,asc`. */
export const isSort = (text: string): boolean => /^\w+,(asc|desc)$/.test(text);

/** Whether a text of an address is a number of rows of a page. */
export const isPageSize = (text: string): boolean => pageSizes.some((size) => String(size) === text);

/** The different texts that an address gives a parameter; blank ones are left out. */
export const textsOf = (address: URLSearchParams, name: string): readonly string[] => [
  ...new Set(address.getAll(name).filter((text) => text !== '')),
];

/** The text of a parameter that takes one; `null` where the address gives none, or several. */
const onlyText = (address: URLSearchParams, name: string): string | null => {
  const [text = null, ...others] = textsOf(address, name);
  return others.length > 0 ? null : text;
};

const kindsOfSeveral: ReadonlySet<string> = new Set(['choices', 'references', 'conditions']);

/** Whether a filter of a kind takes several values: an address repeats its name for each. */
export const takesSeveral = (kind: string): boolean => kindsOfSeveral.has(kind);

/** Whether a text of an address says how groups of conditions are combined. */
export const isMatch = (text: string): text is Match => text === 'all' || text === 'any';

/**
 * The texts of a filter in an address, usable or not. How groups of conditions are combined is read in any case.
 * @example
 * filterTexts(new URLSearchParams('match=ANY'), 'match'); // ['any']
 */
export const filterTexts = (address: URLSearchParams, name: string): readonly string[] => {
  const texts = textsOf(address, name);
  return name === 'match' ? [...new Set(texts.map((text) => text.toLowerCase()))] : texts;
};

/**
 * What an address says of a list besides its filters; what cannot be used is left out.
 * @param defaultSize default rows per page
 */
export function pageOf(address: URLSearchParams, defaultSize: number) {
  const [page, size, search] = [onlyText(address, 'page'), onlyText(address, 'size'), onlyText(address, 'search')];
  return {
    page: page !== null && isPageNumber(page) ? Number(page) : 1,
    size: size !== null && isPageSize(size) ? Number(size) : defaultSize,
    sort: address.getAll('sort').filter(isSort).slice(0, maxSorts),
    search: search === null || search.length > searchMaximum ? '' : search,
  };
}
