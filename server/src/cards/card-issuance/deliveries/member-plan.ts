import type { HomeReady } from '@console/contracts/cards/card-issuance/deliver';
import { sql } from 'kysely';
import type { Caller, Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { mask } from '../../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../../platform/protected-text/protected-text.ts';
import type { Sql } from '../../../records/resource/definition.ts';
import { inCardOffices, vendorOf } from '../../scope.ts';
import { callerRoles } from '../definitions/parts-of.ts';
import { seen, type Work } from '../work.ts';
import { fromBranch, fromVendor, homePlanOf, type HomeCard } from './home-ready.ts';

/** Who sends cards to members. */
export type Origin = 'VENDOR' | 'BRANCH';

/** Condition for the cards that the caller may send from an origin. */
export const sendable = (context: Pick<Context, 'caller'>, origin: Origin, which: Sql): Sql =>
  origin === 'VENDOR'
    ? sql`${which} and ${fromVendor}`
    : sql`${which} and ${fromBranch}
      and ${inCardOffices(context.caller.scope, sql`c.office_branch_id`, sql`null::uuid`)}`;

/** Cards that customer-deliver offers. Offices see only cards in their own safe. */
export async function customerPlan(
  work: Work,
  texts: ProtectedText,
  context: Context<{ readonly origin?: Origin | undefined }>,
) {
  const { secureId = '' } = context.parameters;
  await seen(context.db, work.issuances, context, secureId);
  const { isVendor } = callerRoles(context.caller);
  const origin: Origin = context.query.origin ?? (isVendor ? 'VENDOR' : 'BRANCH');
  if (origin === 'VENDOR' && !isVendor) throw new Refusal('FORBIDDEN', { action: 'dispatch-customer' });
  const { cards, total } = await homePlanOf(
    context.db,
    texts,
    sendable(context, origin, sql`l.issuance_id = ${secureId}`),
  );
  return { origin, rows: cards.map((card) => offered(card, context.caller)), total };
}

/** A card as it is offered. The vendor sees the label data; other callers see personal data masked. */
export function offered(
  { memberId: _member, branchId: _branch, issuanceId: _issuance, ...row }: HomeCard,
  caller: Caller,
): HomeReady {
  return vendorOf(caller.scope) === null
    ? { ...row, address: mask('address', row.address), phone: mask('phone', row.phone) }
    : row;
}
