import type { Proposal } from '@console/contracts/platform/releases/state';
import type { Actor } from '../audit/actor.ts';
import type { Tx } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Next } from './change.ts';
import type { RemoteRow } from './remotes.ts';

/** Whether everybody had this release before: what was given once may come back at once, when harm is to be stopped. */
async function wasStable(tx: Tx, remote: string, version: string): Promise<boolean> {
  const row = await tx
    .selectFrom('release_change')
    .select('state_version')
    .where('remote_id', '=', remote)
    .where((where) => where.or([where('after', '@>', JSON.stringify({ stable: version }) as never)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A stolen token alone gives nobody code: the team's key has signed what everybody gets. @throws Refusal RELEASE_UNSIGNED */
async function checkSigned(tx: Tx, remote: string, version: string): Promise<void> {
  const row = await tx
    .selectFrom('release')
    .select('signature')
    .where('remote_id', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row?.signature.by !== 'team') throw new Refusal('RELEASE_UNSIGNED', { parameters: { version } });
}

export interface Decision {
  readonly change: Proposal['change'];
  readonly version: string | null;
  readonly reason: string;
  readonly actor: Actor;
  readonly at: Date;
}

/**
 * Makes a change at once where one person may, else keeps it as a proposal which the same change by somebody else makes.
 * @throws Refusal SELF_APPROVAL for one's own proposal
 */
export function withSecondPerson(row: RemoteRow, { change, version, reason, actor, at }: Decision, next: Next): Next {
  if (!row.second_person) return next;
  const { proposal } = row;
  if (proposal?.change !== change || proposal.version !== version)
    return { kind: 'PROPOSE', proposal: { change, version, by: actor.username, at: at.toISOString(), reason } };
  if (proposal.by === actor.username) throw new Refusal('SELF_APPROVAL');
  return next;
}

/**
 * Decides on a change by which everybody gets a release: signed by its team and, where the remote asks for it, agreed to by
 * a second person. @throws Refusal RELEASE_UNSIGNED, SELF_APPROVAL
 */
export async function forEverybody(
  tx: Tx,
  row: RemoteRow,
  decision: Decision & { readonly version: string },
  next: Next,
): Promise<Next> {
  if (await wasStable(tx, row.id, decision.version)) return next;
  await checkSigned(tx, row.id, decision.version);
  return withSecondPerson(row, decision, next);
}
