import { users } from '@console/contracts/shell/user';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { judgeAccount } from '../../people/rights/account.ts';
import { accountsOf } from './change-account.ts';

/**
 * An account for an action that changes none of its fields, such as unlocking it or ending its sessions.
 * @throws Refusal NOT_FOUND, BEYOND_OWN_RIGHTS
 */
export async function heldAccount(tx: Tx, app: Application, id: string, context: Pick<Context, 'caller'>) {
  const [user] = await accountsOf(tx, app, [id], context);
  if (!user) throw new TypeError(`${users.module} ${id} was found and is not there`);
  await judgeAccount(tx, context.caller, user, user);
  return user;
}
