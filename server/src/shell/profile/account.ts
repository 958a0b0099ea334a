import type { Account, SignInMode } from '@console/contracts/shell/profile';
import { bases } from '@console/contracts/core/bases';
import type { Caller, Db } from '../../platform/context.ts';
import type { Parts } from '../../platform/per-services.ts';
import { settings } from '../../people/settings/settings.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { mappingOf } from '../user/mapping.ts';

const day = 86_400_000;

/** Address of a user's photo. */
export const photoUrlOf = (fileId: string | null): string | null => fileId && `${bases.direct}/file/${fileId}`;

/** How the session was started. */
export async function sessionMode(db: Db, sessionId: string): Promise<SignInMode> {
  const { mode } = await db
    .selectFrom('user_session')
    .select('mode')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return mode;
}

/** The caller's own account, unmasked. */
export async function accountOf(parts: Parts, caller: Caller): Promise<Account> {
  const { db } = parts;
  const [row, mapping, signInMode, maxAgeDays] = await Promise.all([
    db.selectFrom('app_user').selectAll().where('id', '=', caller.userId).executeTakeFirstOrThrow(),
    mappingOf(db, caller.userId),
    sessionMode(db, caller.sessionId),
    settings(parts).number('PASSWORD_MAX_AGE_DAYS'),
  ]);
  const expires =
    row.password_changed_at && toWireInstant(new Date(row.password_changed_at).getTime() + maxAgeDays * day);
  return {
    secureId: row.id,
    version: row.version,
    username: row.username,
    name: row.name,
    email: row.email,
    phone: row.phone,
    npk: row.npk,
    photoUrl: photoUrlOf(row.photo_file_id),
    photoFileId: row.photo_file_id,
    userType: row.user_type,
    passwordChangedAt: row.password_changed_at,
    passwordExpiresAt: expires,
    lastLoginAt: row.last_login_at,
    signInMode,
    branches: [...mapping.branches],
    mras: [...mapping.mras],
    mro: mapping.mro,
  };
}
