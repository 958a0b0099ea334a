import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Settings of modules that are not built: nothing read them, and changing one had no effect. */
const unread = [
  'PO_ARCHIVE_AFTER_DAYS',
  'PO_EXPIRY_DAYS_SPEKTRA',
  'PO_EXPIRY_DAYS_NMC',
  'PO_EXPIRY_DAYS_UFI',
  'CCM_MAX_ATTEMPTS',
  'HOME_DUE_DAYS',
];

/** Removes settings that nothing reads. Their modules bring them back with what reads them. */
export const migration: SchemaStep = {
  async up(db) {
    await db.deleteFrom('app_setting').where('key', 'in', unread).where('is_system', '=', true).execute();
  },
};
