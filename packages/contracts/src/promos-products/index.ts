import { domainContract } from '../core/domain-contract.ts';
import { bannerCalls, masterBanner } from './master-banner.ts';
import { linesOfBusiness } from './master-lob.ts';
import { productGroups } from './product-group.ts';
import { productGroupsNmc } from './product-group-nmc.ts';
import { objectGroups } from './product-group-ufi.ts';

/** Promos and products: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'promos-products',
  resources: [masterBanner, linesOfBusiness, productGroups, productGroupsNmc, objectGroups],
  calls: [bannerCalls],
  errors: [],
});
