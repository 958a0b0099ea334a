import type { SchemaStep } from '../../platform/database/migrate.ts';
import { addSettings } from './seed.ts';

/** Adds the missing system settings to databases that were seeded before them. */
export const migration: SchemaStep = {
  async up(db) {
    const seeded = await db.selectFrom('app_setting').select('id').limit(1).executeTakeFirst();
    if (seeded) await addSettings(db, new Date());
  },
};
