import { guardedAccountFields } from '@console/contracts/shell/account-rights';
import { same } from '../../platform/audit/differences.ts';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isMappedInside, type Mapped } from './mapping.ts';
import { rolesBeyond } from './roles-beyond.ts';

/** The part of an account that decides the rights and identity of its owner. */
export interface AccountState extends Mapped {
  readonly secureId?: string;
  readonly status?: string;
  readonly roleIds: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.toSorted((a, b) => String(a).localeCompare(String(b))) : (value ?? null);

/** Whether two states of an account differ in rights or sign-in. */
const differ = (before: Fields, after: Fields): boolean =>
  ['status', ...guardedAccountFields].some((name) => name in after && !same(sorted(before[name]), sorted(after[name])));

/** Whether scope, roles and actions of an account lie within those of a person. */
export async function holdsAccount(db: Db | Tx, by: Caller, account: AccountState): Promise<boolean> {
  if (by.isAdmin) return true;
  if (!(await isMappedInside(db, account, by))) return false;
  return (await rolesBeyond(db, by, account.roleIds)).length === 0;
}

/**
 * The rule for granting rights (docs/model/shell.md#who-may-make-whom-into-what): scope, roles and actions of the
 * account lie within those of the person, before and after; nobody changes their own roles, mapping, address or state.
 * @param before `null` when the account is created, `after` `null` when it is deleted.
 * @throws Refusal SELF_CHANGE, BEYOND_OWN_RIGHTS
 * @example await judgeAccount(tx, caller, before, after);
 */
export async function judgeAccount(
  db: Db | Tx,
  by: Caller,
  before: AccountState | null,
  after: AccountState | null,
): Promise<void> {
  if (before?.secureId === by.userId) {
    if (!after || differ(before as never, after as never)) throw new Refusal('SELF_CHANGE');
    return;
  }
  for (const state of [before, after])
    if (state && !(await holdsAccount(db, by, state))) throw new Refusal('BEYOND_OWN_RIGHTS');
  const becomesNational = after?.mappingType === 'NATIONAL' && before?.mappingType !== 'NATIONAL';
  if (becomesNational && !by.isAdmin) throw new Refusal('BEYOND_OWN_RIGHTS');
}
