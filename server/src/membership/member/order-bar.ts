import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

interface Standing {
  readonly memberNo: string;
  readonly isActive: boolean;
  readonly canOrder: boolean;
  /** Its risk profile has ended. */
  readonly isUnrated: boolean;
  /** A block was asked for and is not decided. */
  readonly isBeingBlocked: boolean;
}

/**
 * Whether a member may order now.
 * @throws Refusal MEMBER_NOT_ACTIVE, DATABASE_TYPE_BLOCKED, RISK_EXPIRED
 */
export async function requireMayOrder(db: Db | Tx, memberId: string): Promise<void> {
  const { rows } = await sql<Standing>`select m.member_no as "memberNo", m.status = 'active' as "isActive",
      coalesce(d.can_order, true) as "canOrder",
      exists (select from risk_profile p where p.id = m.current_risk_profile_id and p.state = 'EXPIRED') as "isUnrated",
      exists (select from member_change c join member_change_claim f on f.change_id = c.id
        where f.member_id = m.id and f.field = 'status' and c.section = 'block') as "isBeingBlocked"
    from member m left join database_type d on d.id = m.database_type_id where m.id = ${memberId}`.execute(db);
  const { memberNo, isActive, canOrder, isUnrated, isBeingBlocked } = rows[0]!;
  if (!isActive || isBeingBlocked) throw new Refusal('MEMBER_NOT_ACTIVE', { parameters: { memberNo } });
  if (!canOrder) throw new Refusal('DATABASE_TYPE_BLOCKED');
  if (isUnrated) throw new Refusal('RISK_EXPIRED');
}
