import type { SchemaStep } from '../../platform/database/migrate.ts';
import { addSettings } from '../settings/seed.ts';
import { addSystemPage } from './add-system-page.ts';

/** The page for developers, and its setting. */
export const migration: SchemaStep = {
  async up(db) {
    await addSystemPage(db, {
      name: 'Remote Development',
      url: '/platform/develop',
      privilege: 'platform-develop:browse',
      order: 17,
    });
    const seeded = await db.selectFrom('app_setting').select('id').limit(1).executeTakeFirst();
    if (seeded) await addSettings(db, new Date());
  },
};
