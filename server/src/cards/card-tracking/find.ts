import { mostOfDocument, type TrackedCard } from '@console/contracts/cards/card-tracking';
import type { HoldCode } from '@console/contracts/cards/lifecycle/holds';
import type { CardStatus, PlaceKind } from '@console/contracts/cards/lifecycle/statuses';
import type { DocumentKind } from '@console/contracts/cards/lifecycle/transitions';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Scope } from '../../platform/context.ts';
import type { NamedDocument } from '../history/documents.ts';
import { placeName } from '../place-name.ts';
import { inCardOffices, visibleCards } from '../scope.ts';

/** A card as read by tracking. */
export interface FoundCard {
  readonly id: string;
  readonly cardNo: string;
  readonly cardStatus: CardStatus;
  readonly office: string;
  readonly isOpen: boolean;
  readonly cardType: string;
  readonly placeKind: PlaceKind;
  readonly placeName: string | null;
  readonly lastMovementAt: string;
  readonly awbNo: string | null;
  readonly holderMemberId: string | null;
  readonly holderName: string | null;
  readonly holderNo: string | null;
  readonly holds: HoldCode[];
  readonly documentKind: DocumentKind | null;
  readonly documentId: string | null;
  readonly documentNo: string | null;
}

const office = sql`coalesce(b.office_code || ' ' || b.name, a.mra_code || ' ' || a.name)`;

/**
 * Whether the viewer may see the details of a card: it is in scope now, was at one of his offices, or is held by a
 * member of his (docs/model/cards.md#tracking).
 */
function isOpen(scope: Scope): RawBuilder<boolean> {
  const was = inCardOffices(
    scope,
    sql`case m.to_place_kind when 'BRANCH' then m.to_place_id::uuid end`,
    sql`case m.to_place_kind when 'MRA' then m.to_place_id::uuid end`,
  );
  return sql<boolean>`(${visibleCards(scope)}
    or coalesce(${inCardOffices(scope, sql`holder.branch_id`, sql`null::uuid`)}, false)
    or exists (select from card_movement m
      where m.card_id = t.id and m.to_place_kind in ('BRANCH', 'MRA') and ${was}))`;
}

/** Cards that match a condition on the table `t`, ordered by number and limited, with the total. */
export async function findCards(
  db: Db,
  scope: Scope,
  condition: RawBuilder<unknown>,
): Promise<{ total: number; cards: FoundCard[] }> {
  const { rows } = await sql<FoundCard & { total: number }>`
    with found as (select t.id, count(*) over () as total from card t where ${condition}
      order by t.card_no limit ${mostOfDocument})
    select t.id, found.total, t.card_no as "cardNo", t.status as "cardStatus", ${office} as office,
    ${isOpen(scope)} as "isOpen",
      type.name as "cardType", t.place_kind as "placeKind", ${placeName(office)} as "placeName",
      t.last_movement_at as "lastMovementAt", coalesce(line.awb_no, delivery.awb_no) as "awbNo",
      t.holder_member_id as "holderMemberId", holder.name as "holderName", holder.member_no as "holderNo",
      coalesce((select array_agg(h.code order by h.code) from card_hold h
        where h.card_id = t.id and h.released_at is null), '{}') as holds,
      last.document_kind as "documentKind", last.document_id as "documentId", last.document_no as "documentNo"
    from found join card t on t.id = found.id join card_type type on type.id = t.card_type_id left
      join branch_view b on b.id = t.office_branch_id left join mra_view a on a.id = t.office_mra_id
    left join member_view holder on holder.id = t.holder_member_id left
      join card_movement last on last.card_id = t.id and last.seq_no = t.last_movement_no
    left join card_delivery_line line on line.card_id = t.id and line.closed_at is null left
      join card_delivery delivery on delivery.id = line.delivery_id
    order by t.card_no`.execute(db);
  return { total: rows[0]?.total ?? 0, cards: rows };
}

/** Cards that a document moved or holds. */
export const ofDocument = (no: string): RawBuilder<unknown> =>
  sql`t.id in (select card_id from card_movement where document_no = ${no} union select card_id from card_hold
    where document_no = ${no})`;

/** Cards that were sent with a waybill, of a whole parcel or of one line. */
export const ofWaybill = (awbNo: string): RawBuilder<unknown> => sql`t.id in (
  select l.card_id from card_awb w join card_delivery_line l on l.id = w.owner_id where w.awb_no = ${awbNo}
  union select l.card_id from card_awb w join card_delivery_line l on l.delivery_id = w.owner_id
    where w.awb_no = ${awbNo})`;

/** The document with this number, or the delivery with this waybill number. */
export async function documentNamed(db: Db, number: string): Promise<NamedDocument | null> {
  const {
    rows: [named = null],
  } = await sql<NamedDocument>`
    (select document_kind as kind, document_id as id, document_no as no from card_movement
      where document_no = ${number} limit 1)
    union all (select document_kind, document_id, document_no from card_hold where document_no = ${number} limit 1)
    union all (select 'delivery', id, delivery_no from card_delivery
      where id in (select coalesce((select delivery_id from card_delivery_line where id = w.owner_id), w.owner_id)
        from card_awb w where w.awb_no = ${number}) limit 1)
    limit 1`.execute(db);
  return named;
}

/** A card outside the viewer's scope: masked number only. */
export const restricted = ({ cardStatus, office }: FoundCard, maskedNo: string): TrackedCard => ({
  secureId: null,
  cardNo: maskedNo,
  cardStatus,
  office,
  known: null,
});
