import type { GenerationState, WantedGeneration } from '@console/contracts/cards/card-generator/generation';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Instant, OptionalInstant } from '../../../platform/database/record-columns.ts';

type Json<Value> = ColumnType<Value, string, string>;

export interface GenerationRunTable {
  id: string;
  run_no: Generated<number>;
  mode: 'BRANCH' | 'CUSTOMER';
  quantity: number;
  wanted: Json<WantedGeneration>;
  actor: Json<Actor>;
  issuance_ids: Generated<string[]>;
  state: Generated<GenerationState>;
  /** Code and parameters of what it failed by. */
  error: ColumnType<{ readonly code: string; readonly parameters?: Readonly<Record<string, string | number>> } | null, string | null, string | null>;
  worker: string | null;
  heartbeat_at: OptionalInstant;
  created_at: Instant;
  ended_at: OptionalInstant;
}
export type StoredRun = Selectable<GenerationRunTable>;

declare module '../../../platform/database/schema.ts' {
  interface Database { card_generation_run: GenerationRunTable }
}
