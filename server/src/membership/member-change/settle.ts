import type { MemberChangeState } from '@console/contracts/membership/member-change';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { MemberChangeTable } from './table.ts';

type Stored = Selectable<MemberChangeTable>;
export type Decided = { readonly secureId: string; readonly version: number; readonly state: MemberChangeState };

/** Ends a pending change: its fields are free for another one. */
export async function settle(
  tx: Tx,
  { id, version }: Pick<Stored, 'id' | 'version'>,
  { state, by, note, now }: { state: MemberChangeState; by: string; note: string | null; now: Date },
): Promise<Decided> {
  await tx
    .updateTable('member_change')
    .set({
      state,
      ...(state === 'APPROVED' ? { approvals: sql<string[]>`approvals || ${[by]}::text[]` } : {}),
      decided_by: by,
      decided_at: now,
      decision_note: note,
      version: sql`version + 1`,
      updated_by: by,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('member_change_claim').where('change_id', '=', id).execute();
  return { secureId: id, version: version + 1, state };
}

/** Keeps the first of two approvals: who gave it decides no more. */
export async function keepApproval(tx: Tx, { id, version }: Stored, by: string, now: Date): Promise<Decided> {
  await tx
    .updateTable('member_change')
    .set({
      approvals: [by],
      editors: sql`editors || ${[by]}::text[]`,
      version: sql`version + 1`,
      updated_by: by,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  return { secureId: id, version: version + 1, state: 'PENDING' };
}
