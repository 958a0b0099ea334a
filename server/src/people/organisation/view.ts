import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { BranchTable, MraTable, MroTable, RegionTable } from './tables.ts';

/** A branch as domains read it. The status of its record is included: a branch that is gone still has a name. */
export type BranchView = Pick<
  BranchTable,
  'id' | 'business_line' | 'office_code' | 'name' | 'mro_id' | 'city' | 'status' | 'deleted_at'
>;
export type MroView = Pick<MroTable, 'id' | 'mro_code' | 'name' | 'mra_id' | 'city' | 'status' | 'deleted_at'>;
export type MraView = Pick<MraTable, 'id' | 'mra_code' | 'name' | 'region_id' | 'city' | 'status' | 'deleted_at'>;
export type RegionView = Pick<RegionTable, 'id' | 'region_code' | 'name' | 'status' | 'deleted_at'>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    branch_view: BranchView;
    mro_view: MroView;
    mra_view: MraView;
    region_view: RegionView;
  }
}

/** What domains may join of the organisation. Plain columns: the planner sees the tables themselves. */
export const organisationViews: SchemaStep = {
  async up(db) {
    await sql`create view branch_view as
      select id, business_line, office_code, name, mro_id, city, status, deleted_at from branch`.execute(db);
    await sql`create view mro_view as select id, mro_code, name, mra_id, city, status, deleted_at from mro`.execute(db);
    await sql`create view mra_view as select id, mra_code, name, region_id, city, status, deleted_at from mra`.execute(
      db,
    );
    await sql`create view region_view as select id, region_code, name, status, deleted_at from region`.execute(db);
  },
};
