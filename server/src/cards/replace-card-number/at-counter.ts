import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import type { Tx } from '../../platform/context.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { LockedCard } from '../lifecycle/locked.ts';
import { lockReplacement, type StoredReplacement } from './complete.ts';

/** The replacement that a stock card will complete. @throws Refusal NOT_FOUND, INVALID_STATE */
export async function replacementAtCounter(tx: Tx, id: string, memberId: string): Promise<StoredReplacement> {
  const { row } = await lockReplacement(tx, { secureId: id }, null);
  if (row.member_id !== memberId || row.result !== 'STOCK') throw notFound();
  if (row.state !== 'DRAFT') throw invalidState(row.state, transitionCode.handOver);
  return row;
}

/** Requires the card type that the member requested and paid for. @throws Refusal REPLACEMENT_TYPE */
export async function guardType(tx: Tx, { card_type_id: wanted }: StoredReplacement, card: LockedCard): Promise<void> {
  if (card.card_type_id === wanted) return;
  const names = new Map(
    (
      await tx.selectFrom('card_type').select(['id', 'name']).where('id', 'in', [wanted, card.card_type_id]).execute()
    ).map(({ id, name }) => [id, name]),
  );
  throw new Refusal('REPLACEMENT_TYPE', {
    parameters: { cardNo: card.card_no, type: names.get(card.card_type_id) ?? '', expected: names.get(wanted) ?? '' },
  });
}
