import { randomBytes } from 'node:crypto';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkContract } from '../delivery/usable.ts';
import { stateOf, targetsOf } from '../remotes.ts';
import { raiseRevision } from '../state/change.ts';
import type { Intake } from './intake.ts';
import { markPlaced } from './mark-placed.ts';

/** The first release of a remote becomes stable. */
export async function beginRemote(
  tx: Tx,
  { record, actor, reason, signature, isBuild }: Intake,
  at: Date,
): Promise<RemoteState> {
  checkContract(record.contract);
  const { id, version } = record;
  if (isBuild) await markPlaced(tx, id, version, at);
  else if (!signature) throw new Refusal('RELEASE_UNSIGNED', { parameters: { version } });
  const row = await tx
    .insertInto('release_remote')
    .values({
      id: record.id,
      title: JSON.stringify(record.title),
      owner: JSON.stringify(record.owner),
      state_version: 1,
      stable: record.version,
      previous: null,
      canary: null,
      pinned: null,
      disabled: null,
      stepped_back: null,
      salt: randomBytes(16).toString('hex'),
      changed_by: actor.username,
      changed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('release_change')
    .values({
      remote_id: record.id,
      state_version: 1,
      kind: 'PUBLISH',
      before: JSON.stringify({ ...targetsOf(row), stable: null }),
      after: JSON.stringify(targetsOf(row)),
      reason,
      by: actor.username,
      at,
    })
    .execute();
  await raiseRevision(tx);
  return stateOf(row);
}
