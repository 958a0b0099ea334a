/** What other domains may use of promos and public content. */
export { populationRegistry } from './pre-order-agent/population-registry.ts';
export { agentOfOrder } from './pre-order-agent/agent-of-order.ts';
export { seededAgentAt } from './pre-order-agent/seed.ts';
export { agentOrders, type AgentOrders } from './pre-order-agent/orders.ts';
export { allBanners } from './master-banner/all.ts';
export { countPromoUse, releasePromoUse } from './promo/count-use.ts';
export { promoLineOfOrder, type PromoLineOfOrder } from './promo/line-of-order.ts';
export { promoOfOrder, type PromoOfOrder } from './promo/of-order.ts';
