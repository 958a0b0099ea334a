/** What other domains may use of offices and places. */
export { ordersOfOutlets, type OrdersOfOutlet } from './outlet/orders.ts';
export { seededOutletAt } from './outlet/seeded-at.ts';
export { underQanun } from './under-qanun/in-force.ts';
export type { ZipCodeView } from './zip-code/view.ts';
export { inOfficesLastOpen } from './branch/uses.ts';
export { exclusiveSubjectCodes, type SubjectRecords } from './concessions/subjects.ts';
export { feeLevels, rateLevels, type FeeLevel, type RateLevel } from './simulation/levels.ts';
export { openOrdersOfPromoFees, type CountOpenOrders } from './promo-fee-reset/rows.ts';
