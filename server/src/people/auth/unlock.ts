import { recordEntry } from '../../platform/audit/record.ts';
import { ConfigurationFault } from '../../platform/configuration/read.ts';
import type { Db } from '../../platform/context.ts';
import { clearFailures } from './lock-out.ts';

/**
 * Unlocks an account for all origins, from the command line of the server: attackers outside can neither use nor block
 * this way. Audited.
 * @throws ConfigurationFault for an unknown name
 */
export async function unlockAccount(db: Db, username: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('app_user')
      .select(['id', 'username'])
      .where('username', '=', username.trim().toUpperCase())
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!account) throw new ConfigurationFault(`There is no account ${username}.`);
    await clearFailures(tx, account.id);
    await recordEntry(tx, {
      actor: { username: 'OPERATOR', name: 'Command line', roleNames: [], request: null },
      module: 'user',
      action: 'UNLOCK',
      entityId: account.id,
      entityLabel: account.username,
    });
  });
}
