import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Db } from '../../platform/context.ts';

/** What a member had available before and after a reservation for an order; null where nothing was reserved. */
export async function reservationOf(
  db: Db,
  { memberId, line, reference }: { readonly memberId: string; readonly line: BusinessLine; readonly reference: string },
): Promise<{ readonly before: number; readonly after: number } | null> {
  const movement = await db
    .selectFrom('plafond_movement as m')
    .innerJoin('member_plafond as p', 'p.id', 'm.plafond_id')
    .select(['m.balance_before as before', 'm.balance_after as after'])
    .where('p.member_id', '=', memberId)
    .where('p.business_line', '=', line)
    .where('m.kind', '=', 'RESERVE')
    .where('m.reference', '=', reference)
    .executeTakeFirst();
  return movement ?? null;
}
