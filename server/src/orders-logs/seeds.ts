import { demonstration, masters, type ListedSeed } from '../platform/database/seed.ts';
import { seed as auditTrail } from './audit-trail/seed/seed.ts';
import { seed as confirmations } from './customer-confirmation/seed.ts';
import type { SeedSources } from './download-management/seed/contents.ts';
import { downloadSeed } from './download-management/seed/seed.ts';
import { seed as notification } from './notification/seed.ts';
import { orderAgentSeed } from './orders/seed/agents.ts';
import { promoUseSeed } from './orders/seed/promo-use.ts';
import { seed as orders } from './orders/seed/seed.ts';
import { seed as orderPhotos } from './photos-screening/seed.ts';
import { seed as logs } from './transaction-log/seed/seed.ts';
import { seed as smsContent } from './update-sms-content/seed.ts';

/**
 * Initial data of logs, messages and the menu, in the order of its references.
 * @param sources rows of seeded downloads whose lists belong to domains after this one
 */
export const ordersLogsSeeds = (sources: SeedSources): readonly ListedSeed[] => [
  ...demonstration(notification),
  ...masters(smsContent),
  ...demonstration(
    orders,
    promoUseSeed,
    orderAgentSeed,
    logs,
    confirmations,
    orderPhotos,
    auditTrail,
    downloadSeed(sources),
  ),
];
