import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Direction, PlafondKind } from '@console/contracts/membership/plafond';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

/** Limit of a member in a line; written by `movePlafond` alone. */
export interface MemberPlafondTable {
  id: string;
  member_id: string;
  business_line: BusinessLine;
  total: Generated<number>;
  /** Outstanding principal of the contracts of the line. */
  used: Generated<number>;
  /** Financed amounts of orders in progress. */
  reserved_orders: Generated<number>;
  /** Active sub-limits lent to family. */
  reserved_family: Generated<number>;
  available: GeneratedAlways<number>;
  tier_id: string | null;
  granted_at: OptionalInstant;
  valid_until: ColumnType<string | null, string | null, string | null>;
  last_movement_no: number | null;
}

export interface PlafondMovementTable {
  plafond_id: string;
  seq_no: number;
  kind: PlafondKind;
  amount: number;
  direction: Direction;
  /** What was available before and after. */
  balance_before: number;
  balance_after: number;
  total_after: number;
  used_after: number;
  reserved_orders_after: number;
  reserved_family_after: number;
  reference: string;
  maker: string;
  approver: string | null;
  at: Instant;
  previous_no: GeneratedAlways<number | null>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    member_plafond: MemberPlafondTable;
    plafond_movement: PlafondMovementTable;
  }
}
