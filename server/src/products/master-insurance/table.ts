import type { PackageColumns } from '../insurance/package-table.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Insurance packages of goods. */
    insurance_package: PackageColumns;
  }
}
