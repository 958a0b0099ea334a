import type { Generated } from 'kysely';
import type { MasterColumns } from '../../records/masters/columns.ts';

export interface CardSourceTable extends MasterColumns {
  channel: string;
  default_card_type_id: string;
  required_steps: string[];
  allow_home: boolean;
  allow_pickup: boolean;
  allow_digital: boolean;
  /** Created by the system; cannot be deleted. */
  is_seeded: Generated<boolean>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_source: CardSourceTable;
  }
}
