import type { Account } from 'oidc-provider';
import { accountRefusal } from '../auth/credentials.ts';
import type { Services } from '../../platform/services.ts';
import { demandsFactor } from '../second-factor/factors.ts';

/** A console account, and whether it must sign in with a second factor. */
export type KnownAccount = Account & { readonly demandsFactor: boolean };

/** The claims of a console account; `undefined` when the account may not be used. */
export async function accountOf(services: Services, id: string): Promise<KnownAccount | undefined> {
  const row = await services.db
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row || (await accountRefusal(services, row))) return undefined;
  return {
    accountId: id,
    demandsFactor: await demandsFactor(services.db, id),
    claims: () =>
      Promise.resolve({
        sub: id,
        name: row.name,
        preferred_username: row.username,
        ...(row.email ? { email: row.email } : {}),
      }),
  };
}
