import type { Module } from '../platform/http/application.ts';
import { aboutTextModule } from './about/module.ts';
import { faqModule } from './faq/module.ts';
import { masterBannerModule } from './master-banner/module.ts';
import { preOrderAgentModule } from './pre-order-agent/module.ts';
import { promoBulkModule } from './promo-bulk/module.ts';
import { promoFilesModule } from './promo-files/module.ts';
import { promoModule } from './promo/module.ts';

/** What the services answer of promos and public content. */
export const promosProductsModules: readonly Module[] = [
  masterBannerModule,
  faqModule,
  aboutTextModule,
  preOrderAgentModule,
  promoModule,
  promoFilesModule,
  promoBulkModule,
];
