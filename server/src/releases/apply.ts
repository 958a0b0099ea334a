import type { Change } from '@console/contracts/platform/releases/changes';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import type { Actor } from '../platform/audit/actor.ts';
import type { Services } from '../platform/services.ts';
import { changeRemote } from './change.ts';
import { moves } from './moves.ts';
import type { Principal } from './principal.ts';

/** Makes a change that a call asks for; its body has been checked against the contract. */
export function applyMove(
  services: Services,
  change: Change,
  remote: string,
  body: unknown,
  actor: Actor,
  principal: Principal,
): Promise<RemoteState> {
  const { stateVersion, reason } = body as { readonly stateVersion: number; readonly reason: string };
  const move = moves[change];
  return changeRemote(services, {
    remote,
    kind: move.kind,
    stateVersion,
    reason,
    actor,
    asked: { change, principal },
    next: (tx, row) => move.next(tx, row, body as never),
  });
}
