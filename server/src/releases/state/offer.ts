import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { auditModule } from '../audit-module.ts';

/**
 * Dismisses an offer of the build beside the program; the release stays in the registry and can be promoted later.
 * @throws Refusal NOT_FOUND when this version is not offered
 */
export async function dismissOffer(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { remote, version, reason, actor }: { remote: string; version: string; reason: string; actor: Actor },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('release')
      .set({ offered_at: null })
      .where('remote_id', '=', remote)
      .where('version', '=', version)
      .where('offered_at', 'is not', null)
      .returning('version')
      .executeTakeFirst();
    if (!row) throw notFound();
    await recordEntry(tx, {
      actor,
      module: auditModule,
      action: 'OFFER_DISMISS',
      entityType: 'release',
      entityId: `${remote}/${version}`,
      entityLabel: `${remote} ${version}`,
      reason,
      at: now(),
    });
  });
}
