import type { PhotoLine, PhotoOfOrder } from '@console/contracts/orders-logs/photos-screening';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { notFound } from '../../platform/http/refusal.ts';

/** The photos of an order, the newest of each kind first. @throws Refusal NOT_FOUND outside the scope */
export async function photosOfOrder(db: Db, line: PhotoLine, applNo: string, scope: Scope): Promise<PhotoOfOrder[]> {
  const order = await db
    .selectFrom('purchase_order')
    .select('id')
    .where('appl_no', '=', applNo)
    .where('business_line', '=', line)
    .where(inBranches(scope, 'branch_id'))
    .executeTakeFirst();
  if (!order) throw notFound();
  const { rows } = await sql<PhotoOfOrder>`
    select id as "secureId", document_type as "documentType", state, taken_at as "takenAt", reason_ids as reasons,
      state = 'REJECTED' and row_number() over (partition by document_type order by taken_at desc, id) = 1 as retake
    from order_photo where order_id = ${order.id} and recheck_of is null and deleted_at is null
    order by document_type, taken_at desc, id`.execute(db);
  return rows.map((row) => ({ ...row, takenAt: toWireInstant(row.takenAt) }));
}
