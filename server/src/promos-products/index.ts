/** What other domains may use of promotions. */
export { allBanners } from './master-banner/all.ts';
