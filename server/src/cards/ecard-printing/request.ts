import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import type { CardActor } from '../lifecycle/actor.ts';
import { lockCards } from '../lifecycle/locked.ts';

/**
 * Creates a request to print an e-card. The label's data is copied as it is now.
 * @throws Refusal PRINT_REQUEST_OPEN, CARD_STATUS_CONFLICT
 */
export async function requestPrinting(
  tx: Tx,
  {
    cardId,
    isPaid,
    actor,
    at,
  }: { readonly cardId: string; readonly isPaid: boolean; readonly actor: CardActor; readonly at: Date },
): Promise<{ secureId: string; requestNo: string }> {
  const [card] = await lockCards(tx, [cardId]);
  if (!card?.holder_member_id || !['Digital', 'digital_pwa'].includes(card.status))
    throw new Refusal('CARD_STATUS_CONFLICT', {
      parameters: { cardNo: card?.card_no ?? '', status: card?.status ?? '', expected: 'Digital, digital_pwa' },
    });
  const open = await tx
    .selectFrom('ecard_print_request')
    .select('id')
    .where('card_id', '=', cardId)
    .where('state', 'in', ['REQUESTED', 'SELECTED', 'SENT'])
    .executeTakeFirst();
  if (open) throw new Refusal('PRINT_REQUEST_OPEN', { parameters: { cardNo: card.card_no } });
  const member = await tx
    .selectFrom('member_view')
    .select(['id', 'address_encrypted', 'zip_code', 'phone_encrypted'])
    .where('id', '=', card.holder_member_id)
    .executeTakeFirstOrThrow();
  const { ecard_print_fee: fee } = await tx
    .selectFrom('card_type')
    .select('ecard_print_fee')
    .where('id', '=', card.card_type_id)
    .executeTakeFirstOrThrow();
  const [id, requestNo] = [randomUUID(), await takeDocumentNumber(tx, 'EPR', at)];
  await tx
    .insertInto('ecard_print_request')
    .values({
      id,
      request_no: requestNo,
      card_id: cardId,
      member_id: member.id,
      requested_at: at,
      branch_id: card.office_branch_id,
      card_type_id: card.card_type_id,
      source_id: card.card_source_id,
      name_on_card: card.name_on_card as string,
      address_encrypted: member.address_encrypted,
      zip_code: member.zip_code,
      phone_encrypted: member.phone_encrypted,
      fee,
      fee_state: isPaid ? 'PAID' : 'NONE',
      print_vendor_code: null,
      issuance_id: null,
      note: null,
      created_by: actor.name,
      created_at: at,
      updated_by: actor.name,
      updated_at: at,
    })
    .execute();
  return { secureId: id, requestNo };
}
