import type { ReleaseSummary } from '@console/contracts/platform/releases/record';
import { recordEntry } from '../../platform/audit/record.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { auditModule } from '../audit-module.ts';
import { checkClaims, checkOwner } from './inspection/claims.ts';
import { signatureBy } from './verify-signature.ts';
import { summaryOf } from '../reports/readings.ts';
import { readRecord } from '../record-text.ts';
import { readRelease } from '../remotes.ts';
import { snapshots } from '../delivery/snapshot.ts';
import type { Team } from '../keys/tokens.ts';

/**
 * Adds the team's signature to a release that the registry vouched for, such as the build of the program. @throws
 * Refusal RELEASE_UNKNOWN, RELEASE_SIGNATURE, RELEASE_OWNER, RELEASE_CLAIM
 */
export async function signRelease(
  services: Services,
  team: Team,
  { remote, version, signature }: { remote: string; version: string; signature: string },
): Promise<ReleaseSummary> {
  const { record } = await readRelease(services.db, remote, version);
  const signed = signatureBy(team, record, signature);
  if (!signed) throw new Refusal('RELEASE_SIGNATURE');
  await checkOwner(services.db, readRecord(record));
  await checkClaims(services.db, readRecord(record));
  const row = await services.db.transaction().execute(async (tx) => {
    const updated = await tx
      .updateTable('release')
      .set({ signature: JSON.stringify(signed) })
      .where('remote_id', '=', remote)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordEntry(tx, {
      actor: team.actor,
      module: auditModule,
      action: 'SIGN',
      entityType: 'release',
      entityId: `${remote}/${version}`,
      entityLabel: `${remote} ${version}`,
      at: services.now(),
    });
    return updated;
  });
  snapshots(services).forget();
  return summaryOf(row);
}
