import { isDeepStrictEqual } from 'node:util';
import { canaryBound, type Proposal, type RemoteTargets } from '@console/contracts/platform/releases/state';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import type { Next } from './change.ts';
import { isSecond, type Principal } from '../keys/principal.ts';
import { isWayBack, isWithin, newlyGiven, percentOf } from './reach.ts';
import { targetsOf, type RemoteRow } from '../remotes.ts';
import { isGivable } from '../delivery/usable.ts';

/** A requested change and its person. */
export interface Decision {
  readonly change: Proposal['change'];
  readonly reason: string;
  readonly actor: Actor;
  readonly principal: Principal;
  readonly at: Date;
}

/**
 * A release must be signed by its team, so that a stolen token alone cannot deliver code.
 * @throws Refusal RELEASE_UNSIGNED for a release that its team has not signed
 */
async function checkSigned(tx: Tx, remote: string, versions: readonly string[]): Promise<void> {
  if (versions.length === 0) return;
  const rows = await tx
    .selectFrom('release')
    .select(['version', 'signature', 'placed_at'])
    .where('remote_id', '=', remote)
    .where('version', 'in', versions)
    .execute();
  for (const version of versions)
    if (!rows.some((row) => row.version === version && isGivable(row)))
      throw new Refusal('RELEASE_UNSIGNED', { parameters: { version } });
}

/** The release whose reach grows beyond what one person may decide; `null` when there is none. */
async function beyondOne(tx: Tx, id: string, before: RemoteTargets, after: RemoteTargets): Promise<string | null> {
  const { stable, pinned, canary } = after;
  if (stable !== null && stable !== before.stable && !(await isWayBack(tx, id, stable, before))) return stable;
  const isPinned = pinned !== null && pinned !== before.pinned && pinned !== before.stable;
  if (isPinned && !(await isWayBack(tx, id, pinned, before))) return pinned;
  if (!canary || isWithin(canary, before.canary)) return null;
  return (await percentOf(tx, canary)) > canaryBound ? canary.version : null;
}

/**
 * Checks the result of any change: users get, or fall back to, signed releases only. Where the remote requires a second
 * person, a reach beyond the canary limit, and turning this requirement off, are stored as a proposal; the same change
 * by another person applies it. Going back needs one person only.
 * @throws Refusal RELEASE_UNSIGNED; SELF_APPROVAL for a proposal of the same person, APPROVER_DEPENDENT
 */
export async function decide(tx: Tx, row: RemoteRow, decision: Decision, next: Next): Promise<Next> {
  const { kind: _, steppedBack: __, secondPerson = row.second_person, owner: ___, proposal: ____, ...targets } = next;
  const before = targetsOf(row);
  const after: RemoteTargets = { ...before, ...targets };
  await checkSigned(tx, row.id, newlyGiven(before, after));
  if (!row.second_person) return next;
  const version = await beyondOne(tx, row.id, before, after);
  if (version === null && secondPerson) return next;
  const { change, reason, actor, principal, at } = decision;
  const { userId, username, tokenId } = principal;
  const { proposal } = row;
  const wanted = { ...after, secondPerson };
  if (proposal?.change === change && isDeepStrictEqual(proposal.after, wanted)) {
    // The second person makes the change himself: the proposer may have left.
    await guardSecondPerson(tx, {
      secondPerson: 'independent',
      makers: [proposal.person ?? proposal.by],
      decider: { userId: userId ?? '', username: username ?? actor.username },
      isMaker: !isSecond(proposal, principal),
      makersMayBeGone: true,
      now: at,
    });
    return next;
  }
  const by = { by: actor.username, person: username, userId, tokenId };
  return { kind: 'PROPOSE', proposal: { change, version, after: wanted, ...by, at: toWireInstant(at), reason } };
}
