import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Office } from '../lifecycle/actor.ts';

/** Stock cards with consecutive numbers, created in one print order for one office. */
export interface Stretch {
  readonly sequenceId: string;
  /** Prefix and type code of their numbers. */
  readonly head: string;
  readonly first: number;
  readonly count: number;
  readonly received: number;
  readonly issuanceId: string;
  readonly office: Office;
  readonly mraId: string;
  /** Code of the card type. */
  readonly type: string;
}

/** Consecutive numbers of seeded stock cards per print order and office, longest first. */
export async function createdStretches(tx: Tx): Promise<Stretch[]> {
  const { rows } = await sql<Omit<Stretch, 'office'> & { branchId: string | null }>`
    with made as (
      select c.sequence_id, c.issuance_id, left(c.card_no, 6) as head, substr(c.card_no, 7, 9)::bigint as serial,
      t.code as type, a.place as arrived,
        coalesce(a.place, case when c.status in ('Issued', 'Printing', 'delivered_to_branch')
          then coalesce(c.office_branch_id, c.office_mra_id)::text end) as office
      from card c join card_type t on t.id = c.card_type_id
      left join lateral (select m.to_place_id as place from card_movement m
        where m.card_id = c.id and m.transition_code in ('D3', 'D4') order by m.seq_no limit 1) a on true
      where c.kind = 'STOCK' and c.issuance_id is not null),
    grouped as (select *, serial - row_number() over (partition by sequence_id, issuance_id, office
      order by serial) as stretch from made where office is not null)
    select g.sequence_id as "sequenceId", g.head, min(g.serial) as first, count(*)::int as count,
    count(g.arrived)::int as received, g.issuance_id as "issuanceId", b.id as "branchId",
    coalesce(o.mra_id, m.id) as "mraId", g.type
    from grouped g left join branch_view b on b.id::text = g.office left join mro_view o on o.id = b.mro_id left
      join mra_view m on m.id::text = g.office
    group by g.sequence_id, g.head, g.issuance_id, g.office, g.stretch, g.type, b.id, o.mra_id, m.id
      order by count(*) desc, min(g.serial)`.execute(tx);
  return rows.map(({ branchId, ...row }) => ({
    ...row,
    office: branchId ? { kind: 'BRANCH', id: branchId } : { kind: 'MRA', id: row.mraId },
  }));
}
