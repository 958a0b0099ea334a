import { domainContract } from '../core/domain-contract.ts';
import { orderReportErrors } from '../core/order-report.ts';
import { aboutCalls, aboutVersions } from './about.ts';
import { faqCalls, faqVersions } from './faq.ts';
import { bannerCalls, masterBanner } from './master-banner.ts';
import { agentCalls } from './pre-order-agent/calls.ts';
import { agentErrors } from './pre-order-agent/errors.ts';
import { preOrderAgents } from './pre-order-agent.ts';
import { bulkCalls } from './promo/bulk-calls.ts';
import { bulkErrors } from './promo/bulk-operations.ts';
import { promoErrors, sheetErrors } from './promo/errors.ts';
import { publicPromoCalls } from './promo/public-calls.ts';
import { promos } from './promo.ts';
import { promoReportCalls, promoReporting } from './promo-reporting.ts';
import { promoSheets } from './promo-rate.ts';

/** Promos and public content: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'promos-products',
  resources: [
    masterBanner,
    preOrderAgents,
    faqVersions,
    aboutVersions,
    ...Object.values(promos),
    ...Object.values(promoSheets),
    promoReporting,
  ],
  calls: [
    bannerCalls,
    agentCalls,
    faqCalls,
    aboutCalls,
    ...Object.values(promos).map(({ calls }) => calls),
    ...Object.values(promoSheets).map(({ calls }) => calls),
    bulkCalls,
    publicPromoCalls,
    promoReportCalls,
  ],
  errors: [agentErrors, promoErrors, sheetErrors, bulkErrors, orderReportErrors],
});
