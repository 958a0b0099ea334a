import { randomUUID } from 'node:crypto';
import type { Parameters } from '@console/contracts/core/fill';
import type { NoticeKind } from '@console/contracts/platform/notice-texts';
import type { Db, Tx } from '../../platform/context.ts';

export interface NoticeToSend {
  readonly userIds: readonly string[];
  readonly kind: NoticeKind;
  readonly parameters?: Parameters;
  /** Further parameters, as JSON, stored encrypted. */
  readonly secret?: string;
  /** A notice to one of these users that this one takes the place of. */
  readonly replaces?: string | undefined;
  /** A path in the console. */
  readonly link?: string;
  readonly at: Date;
}

/**
 * Puts a notice into the inbox of each of these users, in the transaction of the event.
 * @returns the id of each notice
 * @example await notify(tx, { userIds: await adminIds(tx), kind: 'STORAGE_LOW', at: now });
 */
export async function notify(
  tx: Tx | Db,
  { userIds, kind, parameters = {}, secret, replaces, link, at }: NoticeToSend,
): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  if (replaces) await tx.deleteFrom('console_notice').where('id', '=', replaces).execute();
  const notices = [...new Set(userIds)].map((userId) => ({ id: randomUUID(), userId }));
  await tx
    .insertInto('console_notice')
    .values(
      notices.map(({ id, userId }) => ({
        id,
        user_id: userId,
        kind,
        parameters: JSON.stringify(parameters),
        secret_encrypted: secret ?? null,
        title: null,
        text: null,
        link: link ?? null,
        at,
        read_at: null,
      })),
    )
    .execute();
  return notices.map(({ id }) => id);
}

/**
 * Ids of the active admins.
 * @example await notify(tx, { userIds: await adminIds(tx), kind, parameters, at });
 */
export async function adminIds(db: Tx | Db): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('app_user.id')
    .distinct()
    .where('app_user.status', '=', 'active')
    .where('app_user.deleted_at', 'is', null)
    .where((where) => where(where.fn('lower', ['role.name']), '=', 'admin'))
    .execute();
  return rows.map(({ id }) => id);
}

/** Id of a user by name, for notices to the person who started a job. */
export async function userIdOf(db: Tx | Db, username: string): Promise<string | null> {
  const row = await db.selectFrom('app_user').select('id').where('username', '=', username).executeTakeFirst();
  return row?.id ?? null;
}
