import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { passVerification } from '../../membership/index.ts';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { guardTypes } from '../card-types/at-branch.ts';
import { systemCardActor } from '../lifecycle/actor.ts';
import { createCards } from '../lifecycle/create.ts';
import type { CardMember } from '../lifecycle/locked.ts';
import { drawnRange } from '../lifecycle/numbers.ts';
import type { Verification } from './locked.ts';

const actor = systemCardActor('card-verification');

/**
 * Effects of an approval (docs/model/cards.md#verification): a pending member becomes active and a digital card is
 * created at once. Other cards wait in /card-generator/customer.
 * @returns id of the created card, or null
 * @throws Refusal MEMBER_NOT_ACTIVE, MEMBER_HAS_LIVE_CARD, TYPE_NOT_FOR_BRANCH, RANGE_INSUFFICIENT
 */
export async function afterApproval(
  tx: Tx,
  texts: ProtectedText,
  row: Verification,
  member: CardMember,
  at: Date,
): Promise<string | null> {
  if (member.status !== 'pending' && member.status !== 'active')
    throw new Refusal('MEMBER_NOT_ACTIVE', { parameters: { memberNo: member.member_no } });
  await passVerification(tx, texts, member.id, at);
  if (member.live_card_id !== null)
    throw new Refusal('MEMBER_HAS_LIVE_CARD', { parameters: { memberNo: member.member_no } });
  await guardTypes(tx, [{ branchId: row.pickup_branch_id ?? row.branch_id, cardTypeId: row.card_type_id }], at);
  if (row.preference !== 'DIGITAL') return null;
  const { channel } = await tx
    .selectFrom('card_source')
    .select('channel')
    .where('id', '=', row.source_id)
    .executeTakeFirstOrThrow();
  const [card] = await createCards(tx, {
    code: channel === 'PWA' ? transitionCode.createPwaDigital : transitionCode.createDigital,
    sequenceId: await drawnRange(tx, row.card_type_id, 'DIGITAL'),
    document: { kind: 'verification', id: row.id, no: row.verification_no },
    actor,
    at,
    cards: [
      {
        memberId: row.member_id,
        sourceId: row.source_id,
        nameOnCard: row.name_on_card,
        office: { kind: 'BRANCH', id: row.branch_id },
      },
    ],
  });
  return card?.id ?? null;
}
