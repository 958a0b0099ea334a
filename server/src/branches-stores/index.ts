/** What other domains may use of offices and places. */
export { ordersOfDealers, type OrdersOfDealer } from './outlet/orders.ts';
export { seededDealerAt } from './outlet/seed.ts';
export { underQanun } from './under-qanun/in-force.ts';
export type { ZipCodeView } from './zip-code/view.ts';
export { inOfficesLastOpen } from './branch/uses.ts';
export { exclusiveSubjectCodes, type SubjectRecords } from './concessions/subjects.ts';
export { feeLevels, rateLevels, type FeeLevel, type RateLevel } from './simulation/levels.ts';
export { openOrdersOfPromoFees, type CountOpenOrders } from './promo-fee-reset/rows.ts';
