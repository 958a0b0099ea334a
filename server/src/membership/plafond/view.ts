import { sql, type Selectable } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { MemberPlafondTable } from './table.ts';

/** The parts of a limit that other domains compare with their own records. */
export type MemberPlafondView = Pick<
  Selectable<MemberPlafondTable>,
  'id' | 'member_id' | 'business_line' | 'total' | 'used' | 'reserved_orders' | 'reserved_family' | 'available'
>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    member_plafond_view: MemberPlafondView;
  }
}

export const plafondView: SchemaStep = {
  async up(db) {
    await sql`create view member_plafond_view as
      select id, member_id, business_line, total, used, reserved_orders, reserved_family, available
      from member_plafond`.execute(db);
  },
};
