import type { MemberStatus } from '@console/contracts/membership/membership/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { disableAccounts } from '../member-management/follow-members.ts';
import { memberCards } from '../national-membership/card-status.ts';

/** A block freezes what is active; its end releases what the block froze, and nothing else. */
async function followEscrow(tx: Tx, memberIds: readonly string[], status: MemberStatus, at: Date): Promise<void> {
  const isBlocked = status === 'blocked';
  await sql`update escrow_account set state = ${isBlocked ? 'FROZEN' : 'ACTIVE'}, frozen_by_block = ${isBlocked},
      version = version + 1, updated_by = 'SYSTEM', updated_at = ${at}
    where member_id = any(${memberIds}::uuid[])
      and ${isBlocked ? sql`state = 'ACTIVE'` : sql`frozen_by_block`}`.execute(tx);
}

/**
 * What follows when members have another status: cards, accounts and money held, in the transaction that stores it.
 * Safe to repeat.
 * @throws Refusal CARD_ON_HOLD for a card that a document holds
 */
export async function followStatus(
  app: Application,
  tx: Tx,
  memberIds: readonly string[],
  { status, at }: { readonly status: MemberStatus; readonly at: Date },
): Promise<void> {
  if (memberIds.length === 0) return;
  await followEscrow(tx, memberIds, status, at);
  await disableAccounts(tx, memberIds, at);
  await memberCards(app).current.followStatus(tx, memberIds, status, at);
}
