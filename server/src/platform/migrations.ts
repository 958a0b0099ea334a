import type { SchemaStep } from './database/migrate.ts';
import * as audit from './audit/migration.ts';
import { auditView } from './audit/view.ts';
import { seedRunStep } from './database/seed.ts';
import { storedFileStep } from './files/table.ts';
import { fileView } from './files/view.ts';
import { idempotencyStep } from './http/idempotency.ts';
import { errorLogMonths, migration as errorLog } from './error-log/table.ts';
import { logArchiveMigration } from './logs/archive.ts';
import { migration as mail } from './mail/table.ts';
import { migration as schedule } from './schedule/tables.ts';

/** The migrations of the platform; a released name never changes. */
export const platformMigrations: Readonly<Record<string, SchemaStep>> = {
  '0001_seed_run': seedRunStep,
  '0002_audit': audit,
  '0003_idempotency': idempotencyStep,
  '0030_stored_file': storedFileStep,
  '0064_schedule': schedule,
  '0069_mail': mail,
  '0339_audit_view': auditView,
  '0340_file_view': fileView,
  '1151_error_log': errorLog,
  '1401_error_log_months': errorLogMonths,
  '1402_log_archive': logArchiveMigration,
};
