import type { SchemaStep } from '../../platform/database/migrate.ts';
import { addSettings } from '../settings/seed.ts';

/** Databases that were seeded before the limits of desks and counters get their settings. */
export const migration: SchemaStep = {
  async up(db) {
    const seeded = await db.selectFrom('app_setting').select('id').limit(1).executeTakeFirst();
    if (seeded) await addSettings(db, new Date());
  },
};
