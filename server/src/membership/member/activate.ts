import type { Tx } from '../../platform/context.ts';

/** A pending member becomes active, with the day of the approval as joining date. Other members are unchanged. */
export async function activateMember(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx
    .updateTable('member')
    .set(({ eb }) => ({
      status: 'active',
      joined_at: at,
      version: eb('version', '+', 1),
      updated_by: 'SYSTEM',
      updated_at: at,
    }))
    .where('id', '=', memberId)
    .where('status', '=', 'pending')
    .execute();
}
