import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { BranchTable, MraTable, MroTable, RegionTable } from './tables.ts';

/** The columns of a branch that domains may read, with the record status: a deleted branch still has a name. */
export type BranchView = Pick<
  BranchTable,
  'id' | 'business_line' | 'office_code' | 'name' | 'mro_id' | 'city' | 'status' | 'deleted_at' | 'central_decision'
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

/** Columns of the organisation that domains may join. Plain columns, so that the planner uses the tables directly. */
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
