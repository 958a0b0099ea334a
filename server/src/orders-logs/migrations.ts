import type { SchemaStep } from '../platform/database/migrate.ts';
import { migration as auditTrail } from './audit-trail/migration.ts';
import { migration as auditSeal } from './audit-trail/seal/table.ts';
import { migration as menuStatus } from './menu-management/status-migration.ts';
import { migration as notification } from './notification/migration.ts';
import { migration as smsContent } from './update-sms-content/table.ts';

/** The migrations of logs, messages and the menu; a released name never changes. */
export const ordersLogsMigrations: Readonly<Record<string, SchemaStep>> = {
  '0050_audit_trail': auditTrail,
  '0067_menu_status': menuStatus,
  '0070_audit_seal': auditSeal,
  '0083_notification': notification,
  '0085_sms_content': smsContent,
};
