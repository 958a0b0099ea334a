import type { SchemaStep } from '../platform/database/migrate.ts';
import { aboutMigration } from './about/migration.ts';
import { contentDraftMigration } from './content/migration.ts';
import { faqMigration } from './faq/migration.ts';
import { migration as masterBanner } from './master-banner/migration.ts';
import { agentConsentMigration, preOrderAgentMigration } from './pre-order-agent/migration.ts';
import { promoDraftMigration } from './promo/draft.ts';
import { promoMigration } from './promo/migration.ts';
import { promoOutletsMigration, promoViewsMigration } from './promo/view.ts';

/** The steps of the schema of promos and public content; a name is never changed once released. */
export const promosProductsMigrations: Readonly<Record<string, SchemaStep>> = {
  '0040_master_banner': masterBanner,
  '1000_content_draft': contentDraftMigration,
  '1001_faq': faqMigration,
  '1002_about': aboutMigration,
  '1120_promo': promoMigration,
  '1121_promo_draft': promoDraftMigration,
  '1170_pre_order_agent': preOrderAgentMigration,
  '1201_promo_views': promoViewsMigration,
  '1203_pre_order_agent_consent': agentConsentMigration,
  '1363_promo_outlets': promoOutletsMigration,
};
