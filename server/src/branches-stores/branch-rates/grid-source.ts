import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive-lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Tx } from '../../platform/context.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import type { tablesOf } from '../simulation/tables.ts';

type Values = Readonly<Record<string, unknown>>;

/** What grids of every kind of rates have. */
export interface ProposedGrid {
  readonly productGroupIds?: readonly string[] | null | undefined;
  readonly effectiveFrom: string;
  readonly effectiveTo?: string | null | undefined;
  readonly supersede: boolean;
  readonly rates: readonly (Values & { readonly tenorFrom: number; readonly tenorTo: number })[];
  readonly reason: string;
}

/** Where the rows of a grid are stored, and what they have besides band, rates and period. */
export interface GridSource<Grid extends ProposedGrid> {
  readonly registered: RegisteredResource;
  readonly tables: Pick<(typeof tablesOf)[BusinessLine], 'groups'> & { readonly rates: string };
  /** Fields that all rows have, of which `key` are part of what they are for. */
  readonly key: (grid: Grid) => Values;
  readonly agreed?: (grid: Grid) => Values;
  /** What the proposal is called. */
  readonly title: (tx: Tx, grid: Grid) => Promise<string>;
  /** Concessions that the successor of a rate takes over; left out where rates have none. */
  readonly carriedLines?: (
    tx: Tx,
    id: string,
    period: { readonly effectiveFrom: string; readonly effectiveTo: string | null },
  ) => Promise<readonly ExclusiveLine[] | null>;
  /** Columns of the grid that show faults of other fields, by these. */
  readonly shownBeside?: Readonly<Record<string, string>>;
}
