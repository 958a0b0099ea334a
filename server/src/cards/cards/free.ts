import { bareCardNumber } from '@console/contracts/core/card-number';
import { sql } from 'kysely';
import type { Db, Scope } from '../../platform/context.ts';
import { visibleCards } from '../scope.ts';

interface Asked {
  readonly officeKind: 'BRANCH' | 'MRA';
  readonly officeId: string;
  readonly cardTypeId?: string | undefined;
  readonly search?: string | undefined;
}

/** Maximum number of cards listed. */
const maximumListed = 50;

/** Free cards in the safe of an office, oldest arrival first. */
export async function freeCards(
  db: Db,
  scope: Scope,
  { officeKind, officeId, cardTypeId, search = '' }: Asked,
): Promise<{ secureId: string; code: string; name: string }[]> {
  const digits = bareCardNumber(search);
  const { rows } = await sql<{ secureId: string; code: string; name: string }>`
    select t.id as "secureId", t.card_no as code, type.name from card t join card_type type on type.id = t.card_type_id
    where t.stock_class = 'free' and coalesce(t.office_branch_id, t.office_mra_id) = ${officeId}
      and ${officeKind === 'BRANCH' ? sql`t.office_branch_id` : sql`t.office_mra_id`} is not null
      and ${visibleCards(scope)}
      ${cardTypeId ? sql`and t.card_type_id = ${cardTypeId}` : sql``}
      ${digits ? sql`and t.card_no like ${`%${digits.replace(/[^0-9]/g, '')}%`}` : sql``}
    order by t.last_movement_at, t.card_no limit ${maximumListed}`.execute(db);
  return rows;
}
