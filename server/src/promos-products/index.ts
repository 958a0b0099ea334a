/** What other domains may use of promos and public content. */
export { allBanners } from './master-banner/all.ts';
