import { domainContract } from '../core/domain-contract.ts';
import { aboutCalls, aboutVersions } from './about.ts';
import { faqCalls, faqVersions } from './faq.ts';
import { bannerCalls, masterBanner } from './master-banner.ts';

/** Promos and public content: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'promos-products',
  resources: [masterBanner, faqVersions, aboutVersions],
  calls: [bannerCalls, faqCalls, aboutCalls],
  errors: [],
});
