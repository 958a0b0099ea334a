import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { ConsoleNoticeTable } from './table.ts';

export type NoticeView = Pick<ConsoleNoticeTable, 'source_id' | 'user_id' | 'at' | 'read_at'>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    console_notice_view: NoticeView;
  }
}

/** Columns of notices that domains may read: which of their published ones were opened. */
export const noticeView: SchemaStep = {
  async up(db) {
    await sql`
      create view console_notice_view as
      select source_id, user_id, at, read_at
      from console_notice`.execute(db);
  },
};
