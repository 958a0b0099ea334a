import { randomUUID } from 'node:crypto';
import { developmentPrivilege, type Development } from '@console/contracts/platform/releases/development';
import { developmentType } from '@console/contracts/platform/releases/development-page';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { callerOfCookies } from '../../people/auth/caller-of-cookies.ts';
import type { Caller } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { settings } from '../../people/settings/settings.ts';
import { registryKeys, signCompact } from '../keys/keys.ts';

/** Name of the module in the audit trail. */
const auditModule = 'platform-develop';
const minuteMs = 60_000;

/** Minutes for which a development may be used; 0: never. */
export const developmentMinutes = (services: Services): Promise<number> =>
  settings(services).number('RELEASE_DEVELOPMENT_MINUTES');

/**
 * Lets a person use a remote from their own machine.
 * @returns the signed permission
 * @throws Refusal DEVELOPMENT_REFUSED
 */
export async function startDevelopment(
  services: Services,
  { userId, username }: Caller,
  actor: Actor,
  { remote, port }: { remote: string; port: number },
): Promise<string> {
  const minutes = await developmentMinutes(services);
  if (minutes === 0) throw new Refusal('DEVELOPMENT_REFUSED');
  const at = services.now();
  const until = new Date(at.getTime() + minutes * minuteMs);
  const development: Development = {
    id: randomUUID(),
    username,
    remote,
    address: `http://localhost:${port}`,
    validUntil: until.toISOString(),
  };
  await services.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('release_development')
      .values({
        id: development.id,
        user_id: userId,
        remote_id: remote,
        address: development.address,
        started_at: at,
        valid_until: until,
        ended_at: null,
      })
      .execute();
    await recordEntry(tx, {
      actor,
      module: auditModule,
      action: 'DEVELOP',
      entityType: 'development',
      entityId: development.id,
      entityLabel: `${remote} ${development.address}`,
      at,
    });
  });
  return signCompact(registryKeys(services), developmentType, JSON.stringify(development));
}

/** Ends the development of its owner at once. @throws Refusal NOT_FOUND */
export async function endDevelopment(services: Services, { userId }: Caller, actor: Actor, id: string): Promise<void> {
  const at = services.now();
  await services.db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('release_development')
      .set({ ended_at: at })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound();
    await recordEntry(tx, {
      actor,
      module: auditModule,
      action: 'DEVELOP_END',
      entityType: 'development',
      entityId: id,
      entityLabel: `${row.remote_id} ${row.address}`,
      at,
    });
  });
}

/** What a developer's page may load besides the releases. */
export interface Developed {
  readonly id: string;
  readonly remote: string;
  readonly address: string;
}

/**
 * The running development that a page request names, if the browser's session belongs to its owner and the owner still
 * holds the right. A page request has no Authorization header, so the cookie identifies the session.
 */
export async function developedBy(
  services: Services,
  id: string | null,
  cookies: string | undefined,
): Promise<Developed | null> {
  if (id === null || !isUuid(id) || (await developmentMinutes(services)) === 0) return null;
  const row = await services.db
    .selectFrom('release_development')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('valid_until', '>', services.now().toISOString())
    .executeTakeFirst();
  if (!row) return null;
  const caller = await callerOfCookies(services, cookies);
  if (caller?.userId !== row.user_id || !caller.can(developmentPrivilege, 'operate')) return null;
  return { id: row.id, remote: row.remote_id, address: row.address };
}
