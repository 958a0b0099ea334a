import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { GroupColumns } from '../product-group/columns.ts';

/** The columns of a group of vehicles that records of several lines refer to. */
export interface VehicleGroupView extends Pick<GroupColumns, 'id' | 'group_code' | 'name' | 'status' | 'deleted_at'> {
  business_line: 'NMC' | 'UFI';
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    vehicle_group_view: VehicleGroupView;
  }
}

/** Groups of vehicles of both lines. */
export const vehicleGroupView: SchemaStep = {
  async up(db) {
    await sql`create view vehicle_group_view as
      select id, 'NMC' as business_line, group_code, name, status, deleted_at from product_group_nmc
      union all
      select id, 'UFI' as business_line, group_code, name, status, deleted_at from product_group_ufi`.execute(db);
  },
};
