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

/**
 * What an address says of a list besides its filters; what cannot be used is left out.
 * @param defaultSize default rows per page
 */
export function pageOf(address: URLSearchParams, defaultSize: number) {
  const [page, size, search] = [address.get('page'), address.get('size'), address.get('search')];
  return {
    page: page !== null && isPageNumber(page) ? Number(page) : 1,
    size: size !== null && isPageSize(size) ? Number(size) : defaultSize,
    sort: address.getAll('sort').filter(isSort).slice(0, maxSorts),
    search: search === null || search.length > searchMaximum ? '' : search,
  };
}
