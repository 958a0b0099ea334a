import { domainContract } from '../core/domain-contract.ts';
import { bannerCalls, masterBanner } from './master-banner.ts';

/** Promos and public content: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'promos-products',
  resources: [masterBanner],
  calls: [bannerCalls],
  errors: [],
});
