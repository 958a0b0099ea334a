import type { WantedCustomers } from '@console/contracts/cards/card-generator/customers';
import { cardNumber } from '@console/contracts/cards/card-number';
import { nameOnCard } from '@console/contracts/cards/name-on-card';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/context.ts';
import { typeFaults } from '../../../card-types/at-branch.ts';
import { knownPartner } from '../../../partners/partners.ts';
import { checkDesigns } from '../plan.ts';
import type { GenerationFault, RefusedDocument } from '../table.ts';

/** A document that waits for a number, with the facts that decide whether it can have one. */
export interface Waiting {
  readonly id: string;
  readonly kind: 'verification' | 'replacement';
  readonly documentNo: string;
  readonly memberId: string;
  readonly memberNo: string;
  readonly memberName: string;
  readonly memberStatus: string;
  /** The member's live card, or null. */
  readonly liveCardId: string | null;
  readonly oldCardId: string | null;
  readonly branchId: string;
  readonly cardTypeId: string;
  readonly cardType: string;
  readonly cardTypeCode: string;
  readonly preference: 'BRANCH_PICKUP' | 'HOME';
  readonly nameOnCard: string | null;
  readonly sourceId: string | null;
  readonly runId: string | null;
}

/** A card to be created, or the reason why it cannot be. */
export interface PlannedCard {
  readonly waiting: Waiting;
  readonly name: string;
  readonly cardNo: string | null;
  readonly fault: GenerationFault | null;
}

/** One print order: the members of one card type. */
export interface CustomerPart {
  readonly cardTypeId: string;
  readonly cardType: string;
  readonly cardDesignId: string;
  readonly sequenceId: string;
  readonly cards: readonly PlannedCard[];
}

export interface CustomerPlan {
  readonly rows: readonly PlannedCard[];
  readonly parts: readonly CustomerPart[];
  /** Requested documents that no longer wait. */
  readonly gone: readonly RefusedDocument[];
}

async function readWaiting(tx: Tx, ids: readonly string[]): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select w.id, w.document_kind as kind, w.document_no as "documentNo", m.id as "memberId", m.member_no as "memberNo",
    m.name as "memberName", m.status as "memberStatus", c.id as "liveCardId", w.old_card_id as "oldCardId",
    w.branch_id as "branchId",
      t.id as "cardTypeId", t.name as "cardType", t.code as "cardTypeCode", w.preference,
      w.name_on_card as "nameOnCard", w.source_id as "sourceId", w.run_id as "runId"
    from card_waiting_number w join member_view m on m.id = w.member_id join card_type t on t.id = w.card_type_id left
      join card c on c.holder_member_id = m.id and c.status not in ('Lost', 'Cancelled')
    where w.id = any(${ids}::uuid[]) and w.deleted_at is null order by t.sort_order, w.approved_at, w.id`.execute(tx);
  return rows;
}

/** Requested documents that no longer wait, by number. */
async function readNoLongerWaiting(tx: Tx, ids: readonly string[]): Promise<RefusedDocument[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{
    no: string;
  }>`select verification_no as no from card_verification where id = any(${ids}::uuid[]) union all select replacement_no
    from card_replacement where id = any(${ids}::uuid[]) order by no`.execute(tx);
  return rows.map(({ no: documentNo }) => ({ documentNo, code: 'NO_LONGER_WAITING', parameters: { documentNo } }));
}

interface Range {
  readonly id: string;
  readonly code: string;
  readonly typeId: string;
  readonly prefix: string;
  readonly numberCode: string;
  readonly next: number;
  readonly left: number;
}

/** The range each type draws from: the lowest active one. */
export async function drawnRanges(tx: Tx, typeIds: readonly string[]): Promise<Map<string, Range>> {
  const { rows } = await sql<Range>`select distinct on (card_type_id) id, code, card_type_id as "typeId", prefix,
      number_code as "numberCode", next_serial as next, (serial_to - next_serial + 1) as left from card_sequence
    where card_type_id = any(${typeIds}::uuid[]) and purpose = 'PERSONAL' and state = 'ACTIVE' and deleted_at is null
      order by card_type_id, serial_from`.execute(tx);
  return new Map(rows.map((range) => [range.typeId, range]));
}

type Unsuited = Awaited<ReturnType<typeof typeFaults>>;

/** Why a document cannot have a card, regardless of available numbers. */
function faultOf(
  { documentNo, memberNo, memberStatus, liveCardId, oldCardId, memberId, runId, ...card }: Waiting,
  own: string | null,
  before: ReadonlySet<string>,
  unsuited: Unsuited,
): GenerationFault | null {
  if (runId !== own) return { code: 'NO_LONGER_WAITING', parameters: { documentNo } };
  if (memberStatus !== 'active') return { code: 'MEMBER_NOT_ACTIVE', parameters: { memberNo } };
  if ((liveCardId !== null && liveCardId !== oldCardId) || before.has(memberId))
    return { code: 'MEMBER_HAS_LIVE_CARD', parameters: { memberNo } };
  return unsuited(card);
}

function planRows(
  all: readonly Waiting[],
  ranges: ReadonlyMap<string, Range>,
  own: string | null,
  unsuited: Unsuited,
): PlannedCard[] {
  const served = new Set<string>();
  const taken = new Map<string, number>();
  return all.map((waiting): PlannedCard => {
    const { cardTypeId, cardTypeCode, memberId } = waiting;
    const name = waiting.nameOnCard ?? nameOnCard(waiting.memberName);
    const range = ranges.get(cardTypeId);
    const used = taken.get(cardTypeId) ?? 0;
    const fault =
      faultOf(waiting, own, served, unsuited) ??
      (range && used < range.left
        ? null
        : { code: 'RANGE_INSUFFICIENT', parameters: { code: range?.code ?? cardTypeCode, n: range?.left ?? 0 } });
    if (fault || !range) return { waiting, name, cardNo: null, fault };
    served.add(memberId);
    taken.set(cardTypeId, used + 1);
    return { waiting, name, cardNo: cardNumber(range.prefix, range.numberCode, range.next + used), fault: null };
  });
}

/**
 * Plans a run: per row the number it would get now or the reason for refusal, and the print orders of the accepted
 * rows.
 * @param runId the run that has claimed the documents
 * @throws Refusal DESIGN_NOT_OF_TYPE, UNKNOWN_VENDOR
 */
export async function planCustomers(
  tx: Tx,
  { documentIds, designs, vendorCode }: WantedCustomers,
  at: Date,
  runId: string | null = null,
): Promise<CustomerPlan> {
  await knownPartner(tx, 'vendor', vendorCode);
  const ids = [...new Set(documentIds)];
  const all = await readWaiting(tx, ids);
  const types = [...new Set(all.map(({ cardTypeId }) => cardTypeId))];
  const ranges = await drawnRanges(tx, types);
  const rows = planRows(all, ranges, runId, await typeFaults(tx, all, at));
  const parts = types.flatMap((cardTypeId): CustomerPart[] => {
    const cards = rows.filter(({ waiting, fault }) => waiting.cardTypeId === cardTypeId && fault === null);
    return cards.length === 0
      ? []
      : [
          {
            cardTypeId,
            cardType: cards[0]!.waiting.cardType,
            cardDesignId: designs.find((design) => design.cardTypeId === cardTypeId)?.cardDesignId ?? cardTypeId,
            sequenceId: ranges.get(cardTypeId)!.id,
            cards,
          },
        ];
  });
  await checkDesigns(tx, parts);
  const known = new Set(all.map(({ id }) => id));
  return {
    rows,
    parts,
    gone: await readNoLongerWaiting(
      tx,
      ids.filter((id) => !known.has(id)),
    ),
  };
}
