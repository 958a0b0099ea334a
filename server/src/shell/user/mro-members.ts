import { mroMemberCalls } from '@console/contracts/shell/mro-members';
import { callers } from '../../people/auth/callers.ts';
import { judgeAccount } from '../../people/rights/account.ts';
import { lockRights } from '../../people/rights/rights-lock.ts';
import type { Context, Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal, notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { accountsOf, changeAccounts } from './change-account.ts';

interface Wanted {
  readonly mroSecureId: string;
  readonly userSecureIds: readonly string[];
  readonly reason?: string | null | undefined;
}

/** The MRA and one branch of each active office below an MRO. @throws Refusal NOT_FOUND */
async function belowMro(db: Db | Tx, mroId: string): Promise<{ mraIds: string[]; branchIds: string[] }> {
  const mro = await db
    .selectFrom('mro_view')
    .select('mra_id')
    .where('id', '=', mroId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!mro) throw notFound();
  const branches = await db
    .selectFrom('branch_view')
    .select('id')
    .distinctOn('office_code')
    .where('mro_id', '=', mroId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy('office_code')
    .orderBy('business_line', 'desc')
    .execute();
  return { mraIds: [mro.mra_id], branchIds: branches.map(({ id }) => id) };
}

/**
 * Maps users to an MRO, all or none; members of it stay as they are.
 * @throws Refusal ALREADY_MAPPED naming all who are mapped elsewhere, NOT_FOUND, and those of `changeAccount`
 */
async function addMembers(tx: Tx, app: Application, context: Context, wanted: Wanted & { readonly complete: boolean }) {
  await lockRights(tx);
  const { mroSecureId: mroId, complete, reason } = wanted;
  const below = await belowMro(tx, mroId);
  const users = await accountsOf(tx, app, wanted.userSecureIds, context);
  const joining = users.filter((user) => user.mroId !== mroId);
  const elsewhere = joining.filter(({ mappingType }) => mappingType !== null);
  if (elsewhere.length > 0) {
    const names = elsewhere.map(({ username, mapping }) => `${username} (${mapping})`).join(', ');
    throw new Refusal('ALREADY_MAPPED', { parameters: { names } });
  }
  const places = complete ? below : { mraIds: [], branchIds: [] };
  const values = { mappingType: 'MRO' as const, mroId, ...places };
  // Before the fields are checked: there is no form here beside which a field could be named.
  for (const user of joining) await judgeAccount(tx, context.caller, user, { ...user, ...values });
  return changeAccounts(tx, app, context, joining, () => values, reason);
}

/** Takes the mapping from members of an MRO; users of another one stay as they are. */
async function removeMembers(tx: Tx, app: Application, context: Context, wanted: Wanted) {
  await lockRights(tx);
  const users = await accountsOf(tx, app, wanted.userSecureIds, context);
  const members = users.filter(({ mroId }) => mroId === wanted.mroSecureId.toLowerCase());
  const nowhere = () => ({ mappingType: null, mroId: null, mraIds: [], branchIds: [] });
  return changeAccounts(tx, app, context, members, nowhere, wanted.reason);
}

/** Adds and removes the members of MROs (docs/model/branches-stores.md#members). */
export function serveMroMembers(app: Application): void {
  const { services } = app;
  serve(app, mroMemberCalls.add, async (context) => {
    const done = await services.db.transaction().execute(async (tx) => {
      const answer = await addMembers(tx, app, context as Context, context.body);
      await context.remember(tx, answer);
      return answer;
    });
    callers(services).forget();
    return done;
  });
  serve(app, mroMemberCalls.remove, async (context) => {
    const done = await services.db
      .transaction()
      .execute((tx) => removeMembers(tx, app, context as Context, context.body));
    callers(services).forget();
    return done;
  });
}
