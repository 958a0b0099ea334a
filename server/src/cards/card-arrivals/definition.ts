import { arrivals } from '@console/contracts/cards/card-arrivals';
import { sql } from 'kysely';
import { define } from '../../records/resource/definition.ts';
import { officeName } from '../card-issuance/definitions/offices.ts';
import { branchesUnder, inCardOffices } from '../scope.ts';

/** Lists arriving parcels. Only the destination office sees them. */
export const arrivalDefinition = define(arrivals, {
  table: 'card_arrival',
  derived: {
    parcelNo: sql`t.parcel_no`,
    kind: sql`t.kind`,
    documentId: sql`coalesce(t.document_id, (select coalesce(l.issuance_id, c.issuance_id)
      from card_delivery_line l join card c on c.id = l.card_id where l.delivery_id = t.id limit 1))`,
    origin: sql`coalesce(t.origin_vendor_code, ${officeName('t.origin_branch_id', 't.origin_mra_id')})`,
    destination: officeName('t.destination_branch_id', 't.destination_mra_id'),
    carrier: sql`t.carrier`,
    sentAt: sql`t.sent_at`,
    expectedAt: sql`t.expected_at`,
    pending: sql`case t.kind when 'DELIVERY' then (select pending from card_delivery where id = t.id)
      else (select count(*) from card_assignment_card c where c.line_id = t.id and c.result = 'PENDING')::int end`,
    overdue: sql`t.overdue`,
  },
  scope: (scope) => inCardOffices(scope, sql`t.destination_branch_id`, sql`t.destination_mra_id`),
  filters: {
    branchId: (id: string) => sql`t.destination_branch_id = ${id}`,
    mraId: (id: string) => sql`(t.destination_mra_id = ${id} or t.destination_branch_id = any(${branchesUnder(id)}))`,
  },
  sorts: { sentAt: sql`t.sent_at`, parcelNo: sql`t.parcel_no` },
});
