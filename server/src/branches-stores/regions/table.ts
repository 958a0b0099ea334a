import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';

declare module '../../people/organisation/tables.ts' {
  /** A region as core has it. */
  interface RegionTable extends CoreFeedColumns {}
}
