import type { Services } from '../../platform/services.ts';
import { settings } from '../../people/settings/settings.ts';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { auditModule } from '../audit-module.ts';
import { readRemotes, versionsOf } from '../remotes.ts';
import { releaseStoreOf } from '../store/of.ts';

const dayMs = 86_400_000;
/** Days for which counts and sightings are kept; screens show three at most. */
const countsKeptDays = 14;

/**
 * Deletes the files of releases that have been out of use for long enough that no page has them open. Stable, previous,
 * canary and pinned ones stay, however old. Rows stay too, as history.
 * @returns how many releases
 */
export async function sweepReleases(services: Services): Promise<number> {
  const { db, now } = services;
  const at = now();
  const before = new Date(at.getTime() - (await settings(services).number('RELEASE_KEPT_DAYS')) * dayMs);
  await db
    .deleteFrom('release_count')
    .where('hour', '<', new Date(at.getTime() - countsKeptDays * dayMs).toISOString())
    .execute();
  await db
    .deleteFrom('release_sighting')
    .where('at', '<', new Date(at.getTime() - 2 * dayMs).toISOString())
    .execute();
  await db.deleteFrom('release_shell').where('seen_at', '<', before.toISOString()).execute();
  const old = await db
    .selectFrom('release')
    .select(['remote_id', 'version'])
    .where('removed_at', 'is', null)
    .where('published_at', '<', before.toISOString())
    .execute();
  let removed = 0;
  for (const { remote_id: remote, version } of old)
    if (await removeUnused(services, remote, version, before, at)) removed += 1;
  return removed;
}

/** Whether a release is in use, or was in use after the given day. */
async function isNeeded({ db }: Pick<Services, 'db'>, remote: string, version: string, before: Date): Promise<boolean> {
  const row = (await readRemotes(db)).find(({ id }) => id === remote);
  if (row && versionsOf(row).includes(version)) return true;
  const since = await db
    .selectFrom('release_change')
    .select(['before', 'after'])
    .where('remote_id', '=', remote)
    .where('at', '>=', before.toISOString())
    .execute();
  return since.some(({ before: old, after }) =>
    [old, after].some((targets) =>
      [targets.stable, targets.previous, targets.canary?.version, targets.pinned].includes(version),
    ),
  );
}

async function removeUnused(
  services: Services,
  remote: string,
  version: string,
  before: Date,
  at: Date,
): Promise<boolean> {
  // Marked first, under the lock of the remote: the release cannot be taken into use while its files are deleted.
  const marked = await services.db.transaction().execute(async (tx) => {
    await tx.selectFrom('release_remote').select('id').where('id', '=', remote).forUpdate().executeTakeFirst();
    if (await isNeeded({ db: tx }, remote, version, before)) return false;
    await tx
      .updateTable('release')
      .set({ removed_at: at })
      .where('remote_id', '=', remote)
      .where('version', '=', version)
      .execute();
    await recordEntry(tx, {
      actor: systemActor('release-sweep'),
      module: auditModule,
      action: 'EXPIRE',
      entityType: 'release',
      entityId: `${remote}/${version}`,
      entityLabel: `${remote} ${version}`,
      at,
    });
    return true;
  });
  if (marked) await releaseStoreOf(services).remove(remote, version);
  return marked;
}
