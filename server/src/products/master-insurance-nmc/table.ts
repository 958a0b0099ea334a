import type { ColumnType, Generated } from 'kysely';
import type { PackageColumns } from '../insurance/package-table.ts';

/** An insurance package of vehicles. */
export interface InsurancePackageNmcTable extends PackageColumns {
  extensions: ColumnType<unknown, string | null, string | null>;
  workshops: Generated<string[]>;
  areas: string[];
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    insurance_package_nmc: InsurancePackageNmcTable;
  }
}
