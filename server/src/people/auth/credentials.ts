import type { Db, RequestInfo } from '../../platform/context.ts';
import { passwordMatches } from '../passwords/hash.ts';
import type { Parts } from '../../platform/per-services.ts';
import { settings } from '../settings/settings.ts';
import { countFailure, lockedUntil, originOf, type Origin } from './lock-out.ts';
import type { CredentialRefusal } from './credential-refusal.ts';
import { credentialStamp } from './credential-stamp.ts';
import { isWithinValidity, jakartaTime } from '../accounts/validity.ts';

const columns = [
  'id',
  'username',
  'name',
  'status',
  'valid_from',
  'valid_to',
  'local_login_allowed',
  'locked_until',
  'mapping_type',
  'password_hash',
  'password_changed_at',
  'password_temporary',
  'password_temporary_until',
] as const;

/** Reads an account by the name typed at sign-in; deleted ones are not found. */
export const readAccount = (db: Db, username: string) =>
  db
    .selectFrom('app_user')
    .select(columns)
    .select(credentialStamp.as('credentials'))
    .where('username', '=', username.trim().toUpperCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Reads an account whose password was correct; deleted ones are not found. */
export const readAccountById = (db: Db, id: string) =>
  db
    .selectFrom('app_user')
    .select(columns)
    .select(credentialStamp.as('credentials'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export type SignInAccount = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

export type Checked =
  | { readonly account: SignInAccount }
  | { readonly refused: CredentialRefusal; readonly account?: SignInAccount };

export interface CheckOptions {
  /** A local sign-in: while the identity service is on, only accounts with localLoginAllowed may use it. */
  readonly local: boolean;
  /** The origin of the attempt. */
  readonly request: RequestInfo;
}

const day = 86_400_000;

/** The refusal of an account that is locked for this origin. */
export async function lockOf(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  account: SignInAccount,
  origin: Origin,
): Promise<CredentialRefusal | null> {
  const until = await lockedUntil(db, account, origin, now());
  return until && { error: 'account_locked', parameters: { time: jakartaTime(until) } };
}

/** An expired temporary password no longer works. */
const isUsable = (account: SignInAccount, now: Date): boolean =>
  !account.password_temporary ||
  account.password_temporary_until === null ||
  new Date(account.password_temporary_until) > now;

/**
 * Checks username and password in the fixed order (docs/model/shell.md#local-sign-in): unknown, identity service only,
 * locked, wrong password, inactive, outside its validity. Each outcome includes a password check, so that response
 * times reveal nothing.
 */
export async function checkCredentials(
  parts: Parts,
  username: string,
  password: string,
  { local, request }: CheckOptions,
): Promise<Checked> {
  const now = parts.now();
  const account = await readAccount(parts.db, username);
  const isRight = await passwordMatches(account?.password_hash ?? null, password);
  if (!account) return { refused: { error: 'invalid_username' } };
  if (local && !account.local_login_allowed && (await settings(parts).flag('SSO_WEB_2_0_ENABLED')))
    return { account, refused: { error: 'sso_required' } };
  const origin = await originOf(parts.db, account.id, request);
  const lock = await lockOf(parts, account, origin);
  if (lock) return { account, refused: lock };
  if (!isRight || !isUsable(account, now)) {
    await countFailure(parts, account, origin);
    return { account, refused: { error: 'bad_credentials' } };
  }
  const refused = await accountRefusal(parts, account);
  return refused ? { account, refused } : { account };
}

/** Why an account may not be used although its password is correct: inactive, without role, or outside its validity. */
export async function accountRefusal(
  parts: Parts,
  account: Omit<SignInAccount, 'credentials'>,
): Promise<CredentialRefusal | null> {
  if (account.status !== 'active') return { error: 'user_inactive' };
  const role = await parts.db
    .selectFrom('user_role')
    .select('role_id')
    .where('user_id', '=', account.id)
    .executeTakeFirst();
  if (!role) return { error: 'user_inactive' };
  return isWithinValidity(account, parts.now()) ? null : { error: 'user_expired' };
}

/** Whether the password must be changed before a session: temporary, or older than PASSWORD_MAX_AGE_DAYS. */
export async function mustChangePassword(
  parts: Parts,
  account: Pick<SignInAccount, 'password_temporary' | 'password_changed_at'>,
): Promise<boolean> {
  if (account.password_temporary || account.password_changed_at === null) return true;
  const maxAgeMs = (await settings(parts).number('PASSWORD_MAX_AGE_DAYS')) * day;
  return parts.now().getTime() - new Date(account.password_changed_at).getTime() > maxAgeMs;
}
