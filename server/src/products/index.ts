/** What other domains may use of products. */
export { lobParametersOn } from './master-lob/periods.ts';
export { groupTerms, type GroupTerms } from './group-terms.ts';
export { groupsOfLob, offeredGroups, tenorsOfGroup, type OfferedGroup } from './offered-groups.ts';
export { isPublishedGroup, isPublishedProduct } from './published.ts';
export { otrOf } from './product-nmc/otr.ts';
export { appraisalOf } from './product-ufi/appraisal.ts';
export { premiumOn, vehiclePremiumOn } from './premium/in-force.ts';
