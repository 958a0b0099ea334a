import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/**
 * Creates the view of parcels on their way to an office, from deliveries and assignments. Partial indexes keep the
 * lookup fast.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create view card_arrival as
      select d.id, d.version, d.created_by, d.created_at, d.updated_by, d.updated_at, d.deleted_at, 'DELIVERY' as kind,
      d.delivery_no as parcel_no,
        null::uuid as document_id, d.destination_branch_id, d.destination_mra_id, d.origin_vendor_code,
        d.origin_branch_id, null::uuid as origin_mra_id,
        d.courier_code || coalesce(' ' || d.awb_no, '') as carrier, d.dispatched_at as sent_at, d.expected_at, d.overdue
      from card_delivery d where d.mode = 'OFFICE' and d.recalled_at is null and d.pending > 0
      union all
      select l.id, l.version, a.created_by, a.created_at, a.updated_by, a.updated_at, a.deleted_at, 'ASSIGNMENT',
      a.assignment_no || '/' || l.line_no,
        l.assignment_id, l.destination_branch_id, l.destination_mra_id, null, a.origin_branch_id, a.origin_mra_id,
        l.carrier_ref, l.sent_at, null, l.overdue_told_at is not null
      from card_assignment_line l join card_assignment a on a.id = l.assignment_id
      where l.state in ('SENT', 'PARTIALLY_RECEIVED')
        and exists (select from card_assignment_card c where c.line_id = l.id and c.result = 'PENDING')`.execute(db);
  },
};
