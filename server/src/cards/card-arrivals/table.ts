import type { Instant, RecordColumns } from '../../platform/database/record-columns.ts';

/** View of the parcels on their way to an office, by delivery or assignment. */
export interface ArrivalView extends RecordColumns {
  kind: 'DELIVERY' | 'ASSIGNMENT';
  parcel_no: string;
  document_id: string | null;
  destination_branch_id: string | null;
  destination_mra_id: string | null;
  origin_vendor_code: string | null;
  origin_branch_id: string | null;
  origin_mra_id: string | null;
  carrier: string | null;
  sent_at: Instant;
  expected_at: string | null;
  overdue: boolean;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_arrival: ArrivalView;
  }
}
