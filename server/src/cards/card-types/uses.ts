import { openReservationStates } from '@console/contracts/cards/card-reservations/vocabulary';
import { openVerificationStates } from '@console/contracts/cards/card-verification/states';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { inUse } from '../../records/resource/guards.ts';

/** Whether the type has ever had a number range. */
export const hasRange = async (tx: Tx, typeId: string): Promise<boolean> =>
  (await tx
    .selectFrom('card_sequence')
    .select('id')
    .where('card_type_id', '=', typeId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

interface Uses {
  id: string;
  ranges: number;
  reservations: number;
  verifications: number;
}

/** Types that an active range, an open reservation or an open verification still uses, each with the refusal. */
export async function usedTypes(tx: Tx, typeIds: readonly string[]): Promise<Map<string, Refusal>> {
  const { rows } = await sql<Uses>`
    select t.id, (select count(*)::int from card_sequence s
      where s.card_type_id = t.id and s.state = 'ACTIVE' and s.deleted_at is null) as ranges,
      (select count(distinct r.id)::int from card_reservation_line l join card_reservation r on r.id = l.reservation_id
        where l.card_type_id = t.id and r.state = any(${openReservationStates}::text[])) as reservations,
      (select count(*)::int from card_verification v
        where v.card_type_id = t.id
        and (v.state = any(${openVerificationStates}::text[])
        or (v.state = 'APPROVED' and v.card_id is null))) as verifications
    from card_type t where t.id = any(${typeIds}::uuid[])`.execute(tx);
  return new Map(
    rows.flatMap(({ id, ranges, reservations, verifications }) => {
      const uses = [
        { module: 'card-generator', count: ranges },
        { module: 'card-reservations', count: reservations },
        { module: 'card-verification', count: verifications },
      ].filter(({ count }) => count > 0);
      return uses.length > 0 ? [[id, inUse(uses)] as const] : [];
    }),
  );
}
