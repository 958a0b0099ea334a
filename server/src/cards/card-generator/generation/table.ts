import type { WantedCustomers } from '@console/contracts/cards/card-generator/customers';
import type { GenerationState, WantedGeneration } from '@console/contracts/cards/card-generator/generation';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Instant, OptionalInstant } from '../../../platform/database/record-columns.ts';

type Json<Value> = ColumnType<Value, string, string>;

/** A stored refusal. Its text is rendered in the reader's language. */
export interface GenerationFault {
  readonly code: string;
  readonly parameters?: Readonly<Record<string, string | number>> | undefined;
}
export interface RefusedDocument extends GenerationFault {
  readonly documentNo: string;
}

export interface GenerationRunTable {
  id: string;
  run_no: Generated<number>;
  mode: 'BRANCH' | 'CUSTOMER';
  quantity: number;
  /** The request; its shape depends on the mode. */
  wanted: Json<WantedGeneration | WantedCustomers>;
  actor: Json<Actor>;
  issuance_ids: Generated<string[]>;
  state: Generated<GenerationState>;
  /** Documents that got no card. */
  refused: ColumnType<readonly RefusedDocument[], string | undefined, string>;
  /** Why the run failed. */
  error: ColumnType<GenerationFault | null, string | null, string | null>;
  worker: string | null;
  heartbeat_at: OptionalInstant;
  created_at: Instant;
  ended_at: OptionalInstant;
}
export type StoredRun = Selectable<GenerationRunTable>;

declare module '../../../platform/database/schema.ts' {
  interface Database {
    card_generation_run: GenerationRunTable;
  }
}
