import { sql } from 'kysely';
import { notify } from '../../../people/notices/notify.ts';
import type { JobCounts } from '../../../platform/schedule/job.ts';
import type { Services } from '../../../platform/services.ts';
import { settings } from '../../../people/settings/settings.ts';

interface Late {
  readonly id: string;
  readonly no: string;
  readonly issuanceId: string | null;
  readonly vendor: string | null;
  readonly branches: readonly string[];
  readonly mra: string | null;
}

/** Marks overdue deliveries and notifies sender and receiver once. */
export async function flagOverdue(services: Services): Promise<JobCounts> {
  const now = services.now();
  const days = Number(await settings(services).text('card.delivery.overdue-days'));
  return services.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Late>`
      with late as (update card_delivery set overdue = true
        where recalled_at is null and pending > 0 and not overdue
        and dispatched_at < ${now}::timestamptz - make_interval(days => ${days}) returning *)
      select d.id, d.delivery_no as no, (select issuance_id from card_delivery_line
        where delivery_id = d.id limit 1) as "issuanceId", d.origin_vendor_code as vendor, d.destination_mra_id as mra,
        array_remove(array[d.origin_branch_id, d.destination_branch_id],
          null) || array(select distinct c.office_branch_id from card_delivery_line l join card c on c.id = l.card_id
          where d.mode = 'CUSTOMER' and l.delivery_id = d.id and l.closed_at is null
            and c.office_branch_id is not null) as branches from late d`.execute(tx);
    for (const { id, no, issuanceId, vendor, branches, mra } of rows) {
      const people = await sql<{
        id: string;
      }>`select u.id from app_user_view u
        where u.status = 'active' and u.deleted_at is null and (u.print_vendor_code = ${vendor}
        or exists (select from user_branch_view b where b.user_id = u.id and b.branch_id = any(${branches}::uuid[]))
          or exists (select from user_mra_view m where m.user_id = u.id and m.mra_id = ${mra}::uuid))`.execute(tx);
      await notify(tx, {
        userIds: people.rows.map((row) => row.id),
        kind: 'CARD_DELIVERY_OVERDUE',
        parameters: { deliveryNo: no, days },
        ...(issuanceId ? { link: `/card-issuance/${issuanceId}/delivery-page/${id}` } : {}),
        at: now,
      });
    }
    return { read: rows.length, done: rows.length };
  });
}
