import { changesEmail, ownAccount, ownAccountOf, updateOwnAccount } from '@console/contracts/shell/own-account';
import type { Account } from '@console/contracts/shell/profile';
import type { ValuesOf } from '@console/contracts/core/fields';
import { users } from '@console/contracts/shell/user';
import { checkRecord } from '@console/contracts/core/validation';
import { callers } from '../../people/auth/callers.ts';
import { readAccount } from '../../people/auth/credentials.ts';
import { refuseProof } from '../../people/auth/refuse-proof.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Caller, Context, Tx } from '../../platform/context.ts';
import { fileOwners } from '../../records/files/owners.ts';
import { checkFiles, keepFiles } from '../../records/files/records.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { staleState } from '../../platform/http/stale-version.ts';
import { serve } from '../../platform/http/serve.ts';
import { passwordMatches } from '../../people/passwords/hash.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { Services } from '../../platform/services.ts';
import { revokeAll } from '../../people/sessions/sessions.ts';
import { mailOwner } from '../user/notify-owner.ts';
import { accountOf } from './account.ts';
import { resourcesOf } from '../../records/resource/registered.ts';

type Values = ValuesOf<typeof ownAccount.fields>;

/**
 * The values to store: validated fields of the body, and unchanged fields that the identity service manages.
 * @throws Refusal VALIDATION
 */
function checked(held: Account, body: Readonly<Record<string, unknown>>): Values {
  const { fields, rules } = ownAccountOf(held);
  const fixed = (['name', 'email'] as const).filter((name) => fields[name].immutable);
  const differing = fixed.filter((name) => (body[name] ?? null) !== held[name]);
  if (differing.length > 0) throw invalid(...differing.map((field) => ({ field, code: 'IMMUTABLE' })));
  const judged = Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.immutable)) as typeof fields;
  const result = checkRecord(judged, body, rules);
  if (!result.ok) throw invalid(...result.errors);
  return { ...result.values, ...Object.fromEntries(fixed.map((name) => [name, held[name]])) } as Values;
}

/** @throws Refusal OLD_PASSWORD_WRONG */
async function proveOwner(app: Application, context: Context, password: string | null): Promise<void> {
  const { caller, db } = context;
  const account = await readAccount(db, caller.username);
  if (!account) throw notFound();
  if (!(await passwordMatches(account.password_hash, password ?? '')))
    await refuseProof(app, context, 'currentPassword', 'OLD_PASSWORD_WRONG');
}

const stale = async (app: Application, caller: Caller) => staleState(await accountOf(app.services, caller));

async function store(
  tx: Tx,
  services: Services,
  context: Context,
  held: Account,
  { name, email, phone, photoFileId }: Values,
  now: Date,
): Promise<void> {
  const { username } = context.caller;
  const before = {
    secureId: held.secureId,
    name: held.name,
    email: held.email,
    phone: held.phone,
    photoFileId: held.photoFileId,
  };
  const after = { ...before, name, email, phone, photoFileId };
  const errors = await checkFiles(tx, ownAccount, { values: after, before, actor: actorOf(context) } as never);
  if (errors.length > 0) throw invalid(...errors);
  const moved = changesEmail(email, held.email);
  const { numUpdatedRows } = await tx
    .updateTable('app_user')
    .set((row) => ({
      name,
      email,
      ...(moved ? { email_changed_at: now, previous_email: held.email } : {}),
      phone,
      photo_file_id: photoFileId,
      version: row('version', '+', 1),
      updated_by: username,
      updated_at: now,
    }))
    .where('id', '=', held.secureId)
    .where('version', '=', held.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw staleState(null);
  // A person at an unlocked computer must not be able to move the account to another address unnoticed.
  if (moved) {
    await mailOwner(tx, services, { username, name }, [held.email, email], 'E-mail diubah', actorOf(context));
    await revokeAll(tx, services, held.secureId, 'ACCOUNT_CHANGE', context.caller.sessionId);
  }
  await keepFiles(tx, ownAccount, [{ before, after }] as never, now);
  await recordChange(tx, {
    actor: actorOf(context),
    module: users.module,
    action: 'UPDATE',
    entityId: held.secureId,
    entityLabel: username,
    before,
    after,
    fields: { ...users.fields, photoFileId: ownAccount.fields.photoFileId },
    at: now,
  });
}

/**
 * Changes the caller's own account. @throws Refusal STALE_VERSION, VALIDATION, OLD_PASSWORD_WRONG, DUPLICATE, NOT_FOUND
 */
async function update(app: Application, context: Context): Promise<Account> {
  const { caller, db } = context;
  const { services } = app;
  const body = (context.body ?? {}) as Readonly<Record<string, unknown>>;
  const held = await accountOf(services, caller);
  if (body['secureId'] !== held.secureId) throw notFound();
  if (body['version'] !== held.version) throw await stale(app, caller);
  const values = checked(held, body);
  if (changesEmail(values.email, held.email)) await proveOwner(app, context, values.currentPassword);
  await db
    .transaction()
    .execute((tx) => store(tx, services, context, held, values, services.now()))
    .catch(async (error: { code?: string; constraint?: string }) => {
      if (error.code === 'STALE_VERSION') throw await stale(app, caller);
      throw error.constraint === 'app_user_email'
        ? new Refusal('DUPLICATE', { field: 'email', errors: [{ field: 'email', code: 'DUPLICATE' }] })
        : error;
    });
  callers(services).forget();
  return accountOf(services, caller);
}

/** `PUT auth/me`, and the photos it names (docs/model/platform.md#sign-in-calls). */
export function registerUpdateAccount(app: Application): void {
  app.errors.add(ownAccount.errors);
  fileOwners(app).set(ownAccount.module, {
    // The caller's own photo, and those of accounts that the caller may see.
    maySee: async (userId, caller) => {
      if (userId === caller.userId) return true;
      const registered = resourcesOf(app).get(users.module);
      if (!registered || !caller.can(users.privilege, 'view')) return false;
      return (
        (await findRecords(app.services.db, registered, [userId], caller.scope, { of: 'detail', caller })).length > 0
      );
    },
  });
  serve(app, updateOwnAccount, (context) => update(app, context as Context), { bodyChecked: true });
}
