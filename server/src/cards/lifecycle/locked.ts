import type { OpenHold } from '@console/contracts/cards/lifecycle/holds';
import type { CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Office } from './actor.ts';
import type { CardTable } from './schema/tables.ts';

/** A locked card, with the columns that the guards need. */
export interface LockedCard extends Selectable<CardTable> {
  readonly holds: readonly (OpenHold & { readonly documentNo: string | null })[];
  readonly holder_branch_id: string | null;
  readonly holder_no: string | null;
  /** Status after its first movement. */
  readonly born_as: CardStatus;
  /** Status before the last loss. */
  readonly lost_from: CardStatus | null;
  readonly replaced_by_no: string | null;
  readonly validity_months: number;
}

const officeOf = (branch: string | null, mra: string | null): Office | null =>
  branch ? { kind: 'BRANCH', id: branch } : mra ? { kind: 'MRA', id: mra } : null;

/** The office that the card belongs to now. */
export const ownOffice = (card: Pick<LockedCard, 'office_branch_id' | 'office_mra_id'>): Office =>
  officeOf(card.office_branch_id, card.office_mra_id) as Office;
/** The sending office of a card in transit. */
export const senderOffice = (card: Pick<LockedCard, 'sender_branch_id' | 'sender_mra_id'>): Office | null =>
  officeOf(card.sender_branch_id, card.sender_mra_id);

/**
 * Locks cards in id order, so that concurrent transactions wait but do not deadlock, and reads them after the lock.
 * Lock members and ranges before.
 * @param ids at most {@link batchSize}, ascending
 */
export async function lockCards(tx: Tx, ids: readonly string[]): Promise<LockedCard[]> {
  await sql`select id from card where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
  // A second statement, because the first one's snapshot may be older than the lock.
  const { rows } = await sql<LockedCard>`
    select c.*, t.validity_months, m.branch_id as holder_branch_id, m.member_no as holder_no,
    r.card_no as replaced_by_no, coalesce(h.holds, '[]') as holds,
      (select to_status from card_movement where card_id = c.id and seq_no = 1) as born_as,
      case when c.status = 'Lost'
        then (select from_status from card_movement
        where card_id = c.id and to_status = 'Lost' and from_status <> 'Lost'
        order by seq_no desc limit 1) end as lost_from
    from card c join card_type t on t.id = c.card_type_id left join member_view m on m.id = c.holder_member_id left
      join card r on r.id = c.replaced_by_card_id
    left join lateral (select jsonb_agg(jsonb_build_object('code', code, 'documentId', document_id, 'documentNo',
      document_no) order by code) as holds
      from card_hold where card_id = c.id and released_at is null) h on true
    where c.id = any(${ids}::uuid[]) order by c.id`.execute(tx);
  return rows;
}

/** A member, with the columns that cards need. */
export interface CardMember {
  readonly id: string;
  readonly member_no: string;
  readonly name: string;
  readonly status: string;
  readonly branch_id: string;
  /** The member's live card, or null. */
  readonly live_card_id: string | null;
}

/**
 * Locks members before any card, range or stock, so that no other transaction gives them a second card or deactivates
 * them.
 */
export async function lockMembers(tx: Tx, ids: readonly string[]): Promise<Map<string, CardMember>> {
  if (ids.length === 0) return new Map();
  await sql`select id from member_view member where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx);
  const { rows } = await sql<CardMember>`
    select m.id, m.member_no, m.name, m.status, m.branch_id, c.id as live_card_id from member_view m
    left join card c on c.holder_member_id = m.id and c.status not in ('Lost', 'Cancelled')
      where m.id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
