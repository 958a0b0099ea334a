import { transitions } from '@console/contracts/cards/lifecycle/transitions';
import type { MemberStatus } from '@console/contracts/membership/membership/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { systemCardActor } from '../lifecycle/actor.ts';
import { placeHolds, releaseHolds } from '../lifecycle/events.ts';
import { lockCards } from '../lifecycle/locked.ts';
import { transition } from '../lifecycle/transition.ts';

const actor = systemCardActor('member-status');
const endings = ['X4', 'X5'] as const;
const holds = { inactive: 'MEMBER_INACTIVE', blocked: 'MEMBER_BLOCKED', closed: 'MEMBER_INACTIVE' } as const;

/** Ends the numbers of members who are closed. @returns cards that are on their way and have no number in use yet */
async function endNumbers(tx: Tx, cardIds: readonly string[], at: Date): Promise<readonly string[]> {
  const cards = await lockCards(tx, cardIds.toSorted());
  for (const code of endings)
    for (const card of cards.filter(({ status }) => transitions[code].from.includes(status)))
      await transition(tx, {
        code,
        document: { kind: 'member', id: card.holder_member_id!, no: card.holder_no ?? '' },
        actor,
        at,
        remark: 'Keanggotaan ditutup',
        cards: [{ cardId: card.id }],
      });
  return cards
    .filter(({ status }) => !endings.some((code) => transitions[code].from.includes(status)))
    .map(({ id }) => id);
}

/**
 * Cards of members who have another status: held while the member is inactive or blocked, released once active again,
 * cancelled once closed. One that is still on its way to a closed member is held.
 */
export async function followStatus(
  tx: Tx,
  memberIds: readonly string[],
  status: MemberStatus,
  at: Date,
): Promise<void> {
  if (status === 'pending') return;
  const found = await tx
    .selectFrom('card')
    .select('id')
    .where(sql<boolean>`holder_member_id = any(${memberIds}::uuid[])`)
    .where('status', 'not in', status === 'closed' ? ['Cancelled'] : ['Lost', 'Cancelled'])
    .execute();
  const ids = found.map(({ id }) => id);
  const event = (cardIds: readonly string[]) => ({
    document: null,
    actor,
    at,
    cards: cardIds.map((cardId) => ({ cardId })),
  });
  if (status === 'active')
    for (const hold of ['MEMBER_INACTIVE', 'MEMBER_BLOCKED'] as const) await releaseHolds(tx, hold, event(ids));
  else await placeHolds(tx, holds[status], event(status === 'closed' ? await endNumbers(tx, ids, at) : ids));
}
