import type { SchemaStep } from '../../platform/database/migrate.ts';
import { addSystemPage } from './add-system-page.ts';

/** The page of remotes. */
export const migration: SchemaStep = {
  up: (db) =>
    addSystemPage(db, { name: 'Remotes', url: '/platform/remotes', privilege: 'platform-remotes:browse', order: 15 }),
};
