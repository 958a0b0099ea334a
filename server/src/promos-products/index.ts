/** What other domains may use of promos and public content. */
export { populationRegistry } from './pre-order-agent/population-registry.ts';
export { allBanners } from './master-banner/all.ts';
export { countPromoUse, promoLineOfOrder, releasePromoUse, type PromoLineOfOrder } from './promo/count-use.ts';
