import { domainContract } from '../core/domain-contract.ts';
import { bannerCalls, masterBanner } from './master-banner.ts';
import { linesOfBusiness } from './master-lob.ts';

/** Promos and products: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'promos-products',
  resources: [masterBanner, linesOfBusiness],
  calls: [bannerCalls],
  errors: [],
});
