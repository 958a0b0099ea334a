import type { dealerRegistrations } from '@console/contracts/branches-stores/new-dealer-nmc';
import type { Generated } from 'kysely';
import type { OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';
import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

/** A dealer of new motorcycles that core has registered, and what staff decided. */
export interface DealerRegistrationTable
  extends RecordColumns, CoreFeedColumns, TableOf<typeof dealerRegistrations, 'picPhone' | 'npwp' | 'accountNo'> {
  state: Generated<'WAITING' | 'ACCEPTED' | 'REJECTED'>;
  decided_by: string | null;
  decided_at: OptionalInstant;
  note: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    dealer_registration: DealerRegistrationTable;
  }
}
