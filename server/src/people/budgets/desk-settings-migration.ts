import type { SchemaStep } from '../../platform/database/migrate.ts';
import { addSettings } from '../settings/seed.ts';

/** Adds the settings for the limits of desks and counters to databases that were seeded before them. */
export const migration: SchemaStep = {
  async up(db) {
    const seeded = await db.selectFrom('app_setting').select('id').limit(1).executeTakeFirst();
    if (seeded) await addSettings(db, new Date());
  },
};
