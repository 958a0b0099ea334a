import { bareCardNumber } from '@console/contracts/core/card-number';
import { cards, type Card } from '@console/contracts/cards/cards';
import { sql } from 'kysely';
import { membersNamed } from '../../membership/index.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { define, type Sql } from '../../records/resource/definition.ts';
import { cardNoOf } from '../card-no.ts';
import { placeName } from '../place-name.ts';
import { branchesUnder, visibleCards } from '../scope.ts';
import { carryOut } from './carry-out.ts';

const office = sql`coalesce(office_branch.office_code || ' ' || office_branch.name,
  office_mra.mra_code || ' ' || office_mra.name)`;
const days = sql`(now() at time zone 'Asia/Jakarta')::date`;
const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'Asia/Jakarta'`;
const endOf = (day: string) => sql`(${day}::date + 1)::timestamp at time zone 'Asia/Jakarta'`;

/** Searches by full card number, member number, or prefix of the member's name. */
function search(text: string): Sql {
  if (/^[\d\s-]{16,}$/.test(text)) return sql`t.card_no = ${cardNoOf(text, 'search')}`;
  if (/^\d{10}$/.test(text))
    return sql`t.holder_member_id in (select id from member_view member where member_no = ${text})`;
  return sql`t.holder_member_id in ${membersNamed(text)}`;
}

/**
 * Fills in the numbers of the issuances that last created or printed the cards, from the documents of their movements.
 */
async function fillIssuances(db: Db | Tx, records: Card[]): Promise<void> {
  const { rows } = await sql<{ id: string; no: string }>`
    select distinct on (card_id) card_id as id, document_no as no from card_movement
    where card_id = any(${records.map(({ secureId }) => secureId)}::uuid[]) and document_kind = 'issuance'
      order by card_id, seq_no desc`.execute(db);
  const numbers = new Map(rows.map(({ id, no }) => [id, no]));
  for (const record of records) record.issuanceNo = numbers.get(record.secureId) ?? null;
}

async function fillHolds(db: Db | Tx, records: Card[]): Promise<void> {
  const { rows } = await sql<{ id: string; codes: Card['holds'] }>`
    select card_id as id, array_agg(code order by code) as codes from card_hold
    where card_id = any(${records.map(({ secureId }) => secureId)}::uuid[]) and released_at is null
      group by card_id`.execute(db);
  const codes = new Map(rows.map(({ id, codes: open }) => [id, open]));
  for (const record of records) {
    record.holds = codes.get(record.secureId) ?? [];
    record.usable =
      record.activatedAt !== null &&
      !['Lost', 'Cancelled'].includes(record.cardStatus) &&
      !record.holds.some((code) => code === 'LOSS_PENDING' || code.startsWith('MEMBER_'));
  }
}

/** Read access to the register of cards. It writes nothing; the lifecycle applies approved changes. */
export const cardDefinition = define(cards, {
  table: 'card',
  scope: visibleCards,
  approval: { carryOut },
  columns: { cardStatus: 'status', extensionReasonId: sql`null::uuid` },
  lookups: sql`left join card_type type on type.id = t.card_type_id left
    join card_design design on design.id = t.card_design_id left join card_source source on source.id = t.card_source_id
    left join member_view holder on holder.id = t.holder_member_id
    left join branch_view office_branch on office_branch.id = t.office_branch_id left
      join mra_view office_mra on office_mra.id = t.office_mra_id left
      join card_sequence sequence on sequence.id = t.sequence_id`,
  derived: {
    kind: sql`t.kind`,
    cardTypeId: sql`t.card_type_id`,
    cardType: sql`type.name`,
    cardDesignId: sql`t.card_design_id`,
    cardDesign: sql`design.name`,
    nameOnCard: sql`t.name_on_card`,
    placeKind: sql`t.place_kind`,
    office,
    placeName: placeName(office),
    holderMemberId: sql`t.holder_member_id`,
    holderNo: sql`holder.member_no`,
    holderName: sql`holder.name`,
    source: sql`source.code`,
    sequence: sql`sequence.code`,
    vendorCode: sql`t.vendor_code`,
    activatedAt: sql`t.activated_at`,
    lastMovementAt: sql`t.last_movement_at`,
    extensionCount: sql`t.extension_count`,
    printCount: sql`t.print_count`,
  },
  async load(db, records) {
    await fillIssuances(db, records);
    await fillHolds(db, records);
  },
  numbers: { cardNo: { column: sql`t.card_no`, key: bareCardNumber } },
  filters: {
    cardSourceId: (id: string) => sql`t.card_source_id = ${id}`,
    branchId: (id: string) => sql`t.office_branch_id = ${id}`,
    mraId: (id: string) => sql`(t.office_mra_id = ${id} or t.office_branch_id = any(${branchesUnder(id)}))`,
    vendorCode: (code: string) => sql`t.vendor_code = ${code.toUpperCase()}`,
    held: (held: boolean) => (held ? sql`t.held` : sql`not t.held`),
    expiring: (expiring: boolean) =>
      expiring
        ? sql`t.expiry_date between ${days} and ${days} + 60 and t.status not in ('Lost', 'Cancelled')`
        : sql`(t.expiry_date is null or t.expiry_date > ${days} + 60)`,
    from: (day: string) => sql`t.created_at >= ${startOf(day)}`,
    to: (day: string) => sql`t.created_at < ${endOf(day)}`,
    activatedFrom: (day: string) => sql`t.activated_at >= ${startOf(day)}`,
    activatedTo: (day: string) => sql`t.activated_at < ${endOf(day)}`,
    expiryFrom: (day: string) => sql`t.expiry_date >= ${day}::date`,
    expiryTo: (day: string) => sql`t.expiry_date <= ${day}::date`,
  },
  together: ['from', 'to', 'activatedFrom', 'activatedTo', 'expiryFrom', 'expiryTo', 'expiring'],
  search: (_, text) => search(text),
});
