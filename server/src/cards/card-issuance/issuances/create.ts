import { randomUUID } from 'node:crypto';
import type { IssuanceMode } from '@console/contracts/cards/card-issuance/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/context.ts';
import { takeDocumentNumber } from '../../documents/number.ts';
import type { CardActor, Office } from '../../lifecycle/actor.ts';
import { countIssuances } from '../../lifecycle/issuance-counts.ts';
import type { CardDocument } from '../../lifecycle/request.ts';

export interface NewIssuance {
  readonly mode: IssuanceMode;
  readonly cardTypeId: string;
  /** Null when head office sets it later. */
  readonly vendorCode: string | null;
  readonly actor: CardActor;
  readonly at: Date;
}

/** A card of an issuance and the destination of its plastic: an office, or the holder's address. */
export interface NewIssuanceLine {
  readonly cardId: string;
  readonly destination: Office | { readonly kind: 'HOME' };
}

/**
 * Creates a print order: the document for creating or printing its cards. The caller adds the cards with {@link
 * addIssuanceLines} in the same transaction.
 */
export async function createIssuance(
  tx: Tx,
  { mode, cardTypeId, vendorCode, actor, at }: NewIssuance,
): Promise<CardDocument> {
  const [id, no] = [randomUUID(), await takeDocumentNumber(tx, 'ISS', at)];
  await tx
    .insertInto('card_issuance')
    .values({
      id,
      issuance_no: no,
      mode,
      card_type_id: cardTypeId,
      print_vendor_code: vendorCode,
      created_by: actor.name,
      created_at: at,
      updated_by: actor.name,
      updated_at: at,
    })
    .execute();
  return { kind: 'issuance', id, no };
}

/** Adds cards to an issuance. A card that is still in another one violates `card_issuance_line_open`. */
export async function addIssuanceLines(
  tx: Tx,
  issuance: Pick<CardDocument, 'id'>,
  lines: readonly NewIssuanceLine[],
  batchId: string | null = null,
): Promise<void> {
  const rows = lines.map(({ cardId, destination }) => ({
    cardId,
    kind: destination.kind,
    officeId: destination.kind === 'HOME' ? null : destination.id,
  }));
  await sql`insert into card_issuance_line (issuance_id, card_id, destination_kind, destination_branch_id,
    destination_mra_id, batch_id)
    select ${issuance.id}, "cardId", case kind when 'HOME' then 'HOME' else 'OFFICE' end, case kind when 'BRANCH'
      then "officeId" end, case kind when 'MRA' then "officeId" end, ${batchId}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r("cardId" uuid, kind text, "officeId" uuid)`.execute(tx);
  await countIssuances(tx, [issuance.id]);
}
