import { saoAssignments } from '@console/contracts/branches-stores/sao-assign';
import { sql } from 'kysely';
import { recordEntries } from '../../platform/audit/record.ts';
import type { StepSet } from '../../records/steps/hooks.ts';

interface FollowUp {
  /** `null`: the outlets wait for an SAO. */
  readonly saoId: string | null;
  readonly startDate: string;
  readonly ordersFollow: boolean;
}
interface Inserted {
  readonly id: string;
  readonly label: string;
  readonly npk: string | null;
}

/**
 * The rows that follow assignments which end: of the next SAO, or of outlets that wait for one. Orders that came before
 * the first day stay with the SAO before, unless they follow.
 */
export async function followUps(
  { tx, actor, now, records }: Pick<StepSet<typeof saoAssignments>, 'tx' | 'actor' | 'now' | 'records'>,
  { saoId, startDate, ordersFollow }: FollowUp,
): Promise<void> {
  const ids = records.map(({ record }) => record.secureId);
  const from = ordersFollow ? sql`t.orders_from` : sql`${`${startDate}T00:00:00+07:00`}::timestamptz`;
  const { rows } = await sql<Inserted>`with added as (
      insert into sao_assignment (id, created_by, created_at, updated_by, updated_at, outlet_type, outlet_id,
        outlet_code, outlet_name, outlet_active, branch_id, sao_id, start_date, orders_from, state)
      select gen_random_uuid(), ${actor.username}, ${now}, ${actor.username}, ${now}, t.outlet_type, t.outlet_id,
        t.outlet_code, t.outlet_name, t.outlet_active, t.branch_id, ${saoId}::uuid,
        ${saoId === null ? null : startDate}::date, ${from}, ${saoId === null ? 'UNASSIGNED' : 'OPEN'}
      from sao_assignment t where t.id = any(${ids}::uuid[]) order by t.id
      returning *)
    select added.id, added.outlet_code || ' - ' || added.outlet_name as label, u.npk
    from added left join app_user_view u on u.id = added.sao_id`.execute(tx);
  await sql`update sao_assignment t set orders_until = ${from} where t.id = any(${ids}::uuid[])`.execute(tx);
  if (saoId === null) return;
  await recordEntries(
    tx,
    rows.map(({ id, label, npk }) => ({
      actor,
      module: saoAssignments.module,
      action: 'ASSIGN',
      entityId: id,
      entityLabel: label,
      changes: [
        { field: 'saoNpk', before: null, after: npk },
        { field: 'startDate', before: null, after: startDate },
      ],
      at: now,
    })),
  );
}
