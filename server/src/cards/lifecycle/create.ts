import { randomUUID } from 'node:crypto';
import { cardNumber } from '@console/contracts/cards/card-number';
import { expiryOf } from '@console/contracts/cards/lifecycle/rules';
import { statusRules, type CardKind } from '@console/contracts/cards/lifecycle/statuses';
import { transitions } from '@console/contracts/cards/lifecycle/transitions';
import { nameOnCard } from '@console/contracts/cards/name-on-card';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { guardTypes } from '../card-types/at-branch.ts';
import type { Office } from './actor.ts';
import { guardDoer } from './guards.ts';
import { lockMembers, type CardMember } from './locked.ts';
import { lockRange, takeNumbers, type NumberRange } from './numbers.ts';
import { inBatches, type CreatingCode, type ActionContext } from './request.ts';
import { insertCards, insertMovements, linkReplaced, officeColumns, withoutSecondCard, type NewRow } from './write.ts';

/** Data of a card to create. */
export interface NewCard {
  /** Destination; default the holder's branch. */
  readonly office?: Office;
  /** Required except for stock cards. */
  readonly memberId?: string;
  readonly sourceId?: string;
  /** Default: the member's name. */
  readonly nameOnCard?: string;
  readonly designId?: string;
  /** The cancelled card that this one replaces. It is cancelled in the same transaction. */
  readonly replacesCardId?: string;
  /** Last day of validity; default computed from now. */
  readonly expiryDate?: string;
}

export interface CreateRequest extends ActionContext {
  readonly code: CreatingCode;
  readonly sequenceId: string;
  readonly issuanceId?: string;
  /** First serial of the allotment that is turned into cards. */
  readonly allottedFrom?: number;
  readonly cards: readonly NewCard[];
}

function guardMembers(cards: readonly NewCard[], members: ReadonlyMap<string, CardMember>): void {
  for (const { memberId = '' } of cards) {
    const member = members.get(memberId);
    if (!member) throw notFound();
    if (member.status !== 'active')
      throw new Refusal('MEMBER_NOT_ACTIVE', { parameters: { memberNo: member.member_no } });
    if (member.live_card_id) throw new Refusal('MEMBER_HAS_LIVE_CARD', { parameters: { memberNo: member.member_no } });
  }
}

/** The branch a card is created for; none when it goes to an MRA first. */
const branchOf = (office: Office | undefined, member: CardMember | undefined): string[] =>
  office ? (office.kind === 'BRANCH' ? [office.id] : []) : member ? [member.branch_id] : [];

const numberOf = ({ prefix, number_code: type }: NumberRange, serial: number): string =>
  cardNumber(prefix, type, serial);

function rowOf(
  request: CreateRequest,
  range: NumberRange & { readonly validity: number },
  card: NewCard,
  serial: number,
  member: CardMember | null,
): NewRow {
  const { code, at } = request;
  const { to, activates } = transitions[code];
  const office = card.office ?? (member ? ({ kind: 'BRANCH', id: member.branch_id } satisfies Office) : null);
  if (!office) throw new TypeError(`${code} needs an office`);
  return {
    id: randomUUID(),
    card_no: numberOf(range, serial),
    status: to,
    kind: transitions[code].kinds?.[0] as CardKind,
    card_type_id: range.card_type_id,
    card_source_id: card.sourceId ?? null,
    card_design_id: card.designId ?? null,
    sequence_id: range.id,
    issuance_id: request.issuanceId ?? null,
    holder_member_id: member?.id ?? null,
    name_on_card: member ? (card.nameOnCard ?? nameOnCard(member.name)) : null,
    place_kind: statusRules[to].place,
    place_id: null,
    vendor_code: null,
    ...officeColumns(office, null),
    stock_class: null,
    held: false,
    activated_at: activates ? toWireInstant(at) : null,
    expiry_date: member ? (card.expiryDate ?? expiryOf(toWireInstant(at).slice(0, 10), range.validity)) : null,
    extension_count: 0,
    print_count: 0,
    replaces_card_id: card.replacesCardId ?? null,
    last_movement_no: 1,
  };
}

/** A created card. */
export type CreatedCard = Pick<NewRow, 'id' | 'card_no'>;

/**
 * Creates cards with new numbers, all or nothing. Idempotent per document, or per allotment if the document has
 * several: a repeated call returns the cards of the first. Members are locked before the range.
 * @throws Refusal RANGE_INSUFFICIENT, MEMBER_NOT_ACTIVE, MEMBER_HAS_LIVE_CARD, TYPE_NOT_FOR_BRANCH
 */
export async function createCards(tx: Tx, request: CreateRequest): Promise<CreatedCard[]> {
  const { code, document, cards, actor, at } = request;
  guardDoer(code, actor);
  const isBound = transitions[code].bound === true;
  const members = await lockMembers(tx, isBound ? cards.flatMap(({ memberId }) => memberId ?? []) : []);
  const range = await lockRange(tx, request.sequenceId);
  const before = await tx
    .selectFrom('card_movement as m')
    .innerJoin('card as c', 'c.id', 'm.card_id')
    .select(['c.id', 'c.card_no'])
    .where('m.document_id', '=', document.id)
    .where('m.transition_code', '=', code)
    // A document with several allotments creates the cards of each once.
    .$if(request.allottedFrom !== undefined, (query) =>
      query
        .where('c.sequence_id', '=', range.id)
        .where('c.card_no', '>=', numberOf(range, request.allottedFrom as number))
        .where('c.card_no', '<=', numberOf(range, (request.allottedFrom as number) + cards.length - 1)),
    )
    .orderBy('c.card_no')
    .execute();
  if (before.length > 0) return before;
  if (isBound) guardMembers(cards, members);
  const first = await takeNumbers(
    tx,
    range,
    transitions[code].kinds?.[0] as CardKind,
    cards.length,
    at,
    request.allottedFrom,
  );
  await guardTypes(
    tx,
    cards
      .flatMap(({ office, memberId = '' }) => branchOf(office, members.get(memberId)))
      .map((branchId) => ({ branchId, cardTypeId: range.card_type_id })),
    at,
  );
  const { validity } = await tx
    .selectFrom('card_type')
    .select('validity_months as validity')
    .where('id', '=', range.card_type_id)
    .executeTakeFirstOrThrow();
  const rows = cards.map((card, index) =>
    rowOf(
      request,
      { ...range, validity },
      card,
      first + index,
      isBound ? (members.get(card.memberId as string) as CardMember) : null,
    ),
  );
  await withoutSecondCard(members, async () => {
    for (const batch of inBatches(rows)) {
      await insertCards(tx, batch, { actor, at });
      await insertMovements(
        tx,
        batch.map((row) => ({
          cardId: row.id,
          seqNo: 1,
          code,
          fromStatus: 'new',
          fromKind: null,
          fromId: null,
          toStatus: row.status,
          toKind: row.place_kind,
          toId: row.place_id,
        })),
        request,
      );
    }
  });
  await linkReplaced(
    tx,
    rows.flatMap((row) =>
      row.replaces_card_id
        ? [{ oldId: row.replaces_card_id, newId: row.id, holderId: row.holder_member_id as string }]
        : [],
    ),
  );
  return rows.map(({ id, card_no }) => ({ id, card_no }));
}
