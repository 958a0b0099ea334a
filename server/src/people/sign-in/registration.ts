import { randomUUID } from 'node:crypto';
import { authCalls, registrationFields } from '@console/contracts/shell/auth';
import { checkRecord } from '@console/contracts/core/validation';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { hashPassword } from '../passwords/hash.ts';
import { brokenRules } from '../passwords/policy.ts';
import { settings } from '../settings/settings.ts';
import { signInLimit } from '../auth/rate-limit.ts';
import { auditSignIn } from '../auth/sign-in-audit.ts';

interface Wanted {
  readonly username: string;
  readonly email: string;
  readonly npk: string | null;
}

/** The first taken field: usernames are never reused, e-mail and NPK are unique among accounts that are not deleted. */
async function takenField(tx: Tx, { username, email, npk }: Wanted): Promise<string | null> {
  const rows = await tx
    .selectFrom('app_user')
    .select(['username', 'email', 'npk', 'deleted_at'])
    .where((row) =>
      row.or([
        row('username', '=', username),
        row(row.fn('lower', ['email']), '=', email.toLowerCase()),
        ...(npk ? [row('npk', '=', npk)] : []),
      ]),
    )
    .execute();
  const living = rows.filter((row) => row.deleted_at === null);
  if (rows.some((row) => row.username === username)) return 'username';
  if (living.some((row) => row.email?.toLowerCase() === email.toLowerCase())) return 'email';
  return npk && living.some((row) => row.npk === npk) ? 'npk' : null;
}

/** `POST register`: a request for an account; it is inactive and without role until an administrator activates it. */
export function registerRegistration(app: Application): void {
  const { services } = app;
  serve(
    app,
    authCalls.register,
    async ({ body, request, db }) => {
      if (!(await settings(services).flag('REGISTRATION_ENABLED'))) throw new Refusal('REGISTRATION_CLOSED');
      const { user } = body as { readonly user?: { readonly password?: unknown } };
      const checked = checkRecord(registrationFields, user);
      if (!checked.ok) throw invalid(...checked.errors.map((error) => ({ ...error, field: `user.${error.field}` })));
      const wanted = { ...checked.values, username: checked.values.username.toUpperCase() };
      const password = typeof user?.password === 'string' ? user.password : '';
      if ((await brokenRules(password, wanted)).length > 0)
        throw new Refusal('PASSWORD_POLICY', { errors: [{ field: 'user.password', code: 'PASSWORD_POLICY' }] });
      const account = { id: randomUUID(), name: wanted.name };
      const passwordHash = await hashPassword(password);
      await db.transaction().execute(async (tx) => {
        const field = await takenField(tx, wanted);
        if (field) throw new Refusal('DUPLICATE', { field });
        await tx
          .insertInto('app_user')
          .values({
            ...wanted,
            ...account,
            user_type: wanted.npk ? 'EMPLOYEE' : 'EXTERNAL',
            status: 'inactive',
            created_via: 'REGISTER',
            created_by: wanted.username,
            updated_by: wanted.username,
            mapping_type: null,
            mro_id: null,
            print_vendor_code: null,
            valid_from: null,
            valid_to: null,
            password_hash: passwordHash,
            password_changed_at: services.now(),
            password_temporary_until: null,
            locked_until: null,
            last_login_at: null,
          })
          .execute();
        await auditSignIn(tx, 'CREATE', { username: wanted.username, account, request });
      });
      return { secureId: account.id };
    },
    { rateLimit: signInLimit(app.services), bodyChecked: true },
  );
}
