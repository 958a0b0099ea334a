import type { databaseTypes } from '@console/contracts/membership/membership-database-type';
import type { NamedColumns } from '../../records/masters/columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

export type DatabaseTypeTable = NamedColumns & TableOf<typeof databaseTypes>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    database_type: DatabaseTypeTable;
  }
}
