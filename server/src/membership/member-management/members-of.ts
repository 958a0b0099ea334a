import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { MemberTable } from '../member/table.ts';

export type AccountMember = Pick<
  Selectable<MemberTable>,
  'id' | 'member_no' | 'status' | 'phone_hash' | 'phone_encrypted'
> & { readonly username_hash: string };

/** The members of accounts, by the id of the account. */
export async function membersOf(
  db: Db | Tx,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, AccountMember>> {
  const rows = await db
    .selectFrom('member_account as a')
    .innerJoin('member as m', 'm.id', 'a.member_id')
    .select(['a.id as accountId', 'm.id', 'm.member_no', 'm.status', 'm.phone_hash', 'm.phone_encrypted'])
    .select('a.username_hash')
    .where('a.id', 'in', accountIds)
    .execute();
  return new Map(rows.map(({ accountId, ...member }) => [accountId, member]));
}

/** The member of an account. */
export const memberOf = async (db: Db | Tx, accountId: string): Promise<AccountMember> =>
  (await membersOf(db, [accountId])).get(accountId)!;
