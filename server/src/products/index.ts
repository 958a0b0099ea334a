/** What other domains may use of products. */
export { greatestLtv } from './master-lob/greatest-ltv.ts';
export { lobParametersOn } from './master-lob/periods.ts';
export { pricesOfLine } from './pricing-lock.ts';
export { needsInsurance, unjudgedApproval } from './unjudged.ts';
export { knownBrands } from './brands.ts';
export { seedGoods, type SeedGoods } from './seed-goods.ts';
export { demandedDown, termsWithin, type TermsWithin } from './terms-within.ts';
export { groupAndAbove, groupsSharing } from './groups-around.ts';
export { groupTerms, termsOfGroups, type GroupTerms } from './group-terms.ts';
export { groupsOfLob, offeredGroups, tenorsOfGroup, type OfferedGroup } from './offered-groups.ts';
export { isPublishedGroup, isPublishedProduct } from './published.ts';
export { otrOf } from './product-nmc/otr.ts';
export { appraisalOf } from './product-ufi/appraisal.ts';
export { premiumOn, vehiclePremiumOn } from './premium/in-force.ts';
export { takafulOfGoods, takafulOfVehicle, type Takaful } from './takaful.ts';
export { greatestPremiums, premiumSteps, type GreatestPremiums, type InsuredGroups } from './compulsory/compulsory.ts';
export { groupsOfProducts } from './groups-of-products.ts';
export { areMotorcyclesOf, productsOutside } from './products-outside.ts';
