import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { ChangeRequestTable } from './table.ts';

export type ChangeView = Pick<ChangeRequestTable, 'id' | 'module' | 'record_id' | 'state'>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    change_request_view: ChangeView;
  }
}

/** The columns of pending changes that domains may read. */
export const changeView: SchemaStep = {
  async up(db) {
    await sql`
      create view change_request_view as
      select id, module, record_id, state
      from change_request`.execute(db);
  },
};
