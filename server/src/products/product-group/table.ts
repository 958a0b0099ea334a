import type { GroupColumns } from './columns.ts';

/** Groups of products of SPEKTRA. */
export type ProductGroupTable = GroupColumns;

declare module '../../platform/database/schema.ts' {
  interface Database {
    product_group: ProductGroupTable;
  }
}
