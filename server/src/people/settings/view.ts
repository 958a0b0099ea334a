import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { AppSettingTable } from './tables.ts';

export type SettingView = Pick<AppSettingTable, 'key' | 'value' | 'deleted_at'>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    app_setting_view: SettingView;
  }
}

/** Settings that SQL of domains may read; code uses `settings`. */
export const settingView: SchemaStep = {
  async up(db) {
    await sql`
      create view app_setting_view as
      select key, value, deleted_at
      from app_setting`.execute(db);
  },
};
