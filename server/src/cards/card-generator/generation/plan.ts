import type {
  DestinationRule,
  GenerationPart,
  WantedGeneration,
} from '@console/contracts/cards/card-generator/generation';
import { cardNumber } from '@console/contracts/cards/card-number';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/context.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { guardTypes } from '../../card-types/at-branch.ts';
import { knownPartner } from '../../partners/partners.ts';
import type { Office } from '../../lifecycle/actor.ts';

/** An allotment to be turned into cards. */
export interface Allotted {
  readonly id: string;
  readonly lineId: string;
  readonly reservationId: string;
  readonly sequenceId: string;
  readonly prefix: string;
  readonly numberCode: string;
  readonly from: number;
  readonly to: number;
  readonly quantity: number;
  readonly cardTypeId: string;
  readonly cardType: string;
  readonly viaMra: boolean;
  readonly branchId: string | null;
  readonly mraId: string;
  readonly issuanceId: string | null;
  readonly runId: string | null;
}

/** Reads the allotments, in the order of their numbers. @throws Refusal NOT_FOUND when one no longer exists */
export async function readAllotments(db: Db | Tx, ids: readonly string[]): Promise<Allotted[]> {
  const { rows } = await sql<Allotted>`
    select a.id, a.line_id as "lineId", l.reservation_id as "reservationId", a.sequence_id as "sequenceId", s.prefix,
    s.number_code as "numberCode", a.serial_from as "from", a.serial_to as "to", a.quantity,
      l.card_type_id as "cardTypeId", t.name as "cardType", l.via_mra as "viaMra",
      l.destination_branch_id as "branchId", coalesce(l.destination_mra_id, o.mra_id) as "mraId",
      a.issuance_id as "issuanceId", a.run_id as "runId"
    from card_allotment a join card_reservation_line l on l.id = a.line_id join card_sequence s on s.id = a.sequence_id
      join card_type t on t.id = l.card_type_id left join branch_view b on b.id = l.destination_branch_id left
      join mro_view o on o.id = b.mro_id
    where a.id = any(${ids}::uuid[]) order by t.sort_order, a.number_from`.execute(db);
  if (rows.length < new Set(ids).size) throw notFound();
  return rows;
}

/** The first destination of the cards of an allotment. */
export const officeFor = ({ viaMra, branchId, mraId }: Allotted, rule: DestinationRule): Office =>
  branchId === null || rule === 'VIA_MRA' || (rule === 'RESERVATION' && viaMra)
    ? { kind: 'MRA', id: mraId }
    : { kind: 'BRANCH', id: branchId };

/** One print order: the allotments of one card type for one vendor. */
export interface Part {
  readonly cardTypeId: string;
  readonly cardDesignId: string;
  readonly allotments: readonly Allotted[];
}

/** Checks that each type has an active design of its own. @throws Refusal DESIGN_NOT_OF_TYPE */
export async function checkDesigns(
  tx: Tx,
  parts: readonly (Pick<Part, 'cardTypeId' | 'cardDesignId'> & { readonly cardType: string })[],
): Promise<void> {
  if (parts.length === 0) return;
  const designs = await tx
    .selectFrom('card_design')
    .select(['id', 'card_type_id'])
    .where(
      'id',
      'in',
      parts.map(({ cardDesignId }) => cardDesignId),
    )
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  for (const { cardTypeId, cardDesignId, cardType } of parts) {
    if (!designs.some(({ id, card_type_id }) => id === cardDesignId && card_type_id === cardTypeId))
      throw new Refusal('DESIGN_NOT_OF_TYPE', { parameters: { type: cardType } });
  }
}

/**
 * Groups the requested allotments into print orders, one per card type.
 * @param runId the run that may have claimed the allotments
 * @throws Refusal NOT_FOUND, ALLOTMENT_GENERATED, TYPE_NOT_FOR_BRANCH, DESIGN_NOT_OF_TYPE, UNKNOWN_VENDOR
 */
export async function planGeneration(
  tx: Tx,
  { allotmentIds, designs, vendorCode }: WantedGeneration,
  at: Date,
  runId: string | null = null,
): Promise<Part[]> {
  await knownPartner(tx, 'vendor', vendorCode);
  const allotments = await readAllotments(tx, allotmentIds);
  if (allotments.some(({ issuanceId, runId: other }) => issuanceId !== null || other !== runId))
    throw new Refusal('ALLOTMENT_GENERATED');
  // Cards that travel by way of an MRA must suit the branch they end at.
  await guardTypes(
    tx,
    allotments.flatMap(({ branchId, cardTypeId }) => (branchId ? [{ branchId, cardTypeId }] : [])),
    at,
  );
  const parts = [...new Set(allotments.map(({ cardTypeId }) => cardTypeId))].map((cardTypeId): Part => ({
    cardTypeId,
    cardDesignId: designs.find((design) => design.cardTypeId === cardTypeId)?.cardDesignId ?? cardTypeId,
    allotments: allotments.filter((each) => each.cardTypeId === cardTypeId),
  }));
  await checkDesigns(
    tx,
    parts.map((part) => ({ ...part, cardType: part.allotments[0]!.cardType })),
  );
  return parts;
}

/** Summary of a print order for the preview. */
export function partView({ cardTypeId, allotments }: Part, vendorCode: string, rule: DestinationRule): GenerationPart {
  const [first, last] = [allotments[0]!, allotments.at(-1)!];
  return {
    cardTypeId,
    cardType: first.cardType,
    vendorCode,
    quantity: allotments.reduce((sum, { quantity }) => sum + quantity, 0),
    allotments: allotments.length,
    offices: new Set(allotments.map((each) => officeFor(each, rule).id)).size,
    firstNumber: cardNumber(first.prefix, first.numberCode, first.from),
    lastNumber: cardNumber(last.prefix, last.numberCode, last.to),
  };
}
