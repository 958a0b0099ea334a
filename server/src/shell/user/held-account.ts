import { users } from '@console/contracts/shell/users';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { judgeAccount } from '../../people/rights/account.ts';
import { accountsOf } from './change-roles.ts';

/**
 * An account about to be handled without being changed into another: let in again, signed out.
 * @throws Refusal NOT_FOUND, BEYOND_OWN_RIGHTS
 */
export async function heldAccount(tx: Tx, app: Application, id: string, context: Pick<Context, 'caller'>) {
  const [user] = await accountsOf(tx, app, [id], context);
  if (!user) throw new TypeError(`${users.module} ${id} was found and is not there`);
  await judgeAccount(tx, context.caller, user, user);
  return user;
}
