import type { Change } from '@console/contracts/platform/releases/changes';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Services } from '../../platform/services.ts';
import { changeRemote } from './change.ts';
import { moves } from './moves.ts';
import type { Principal } from '../keys/principal.ts';

/** Makes the change of a call; its body has been validated against the contract. */
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
    requested: { change, principal },
    next: (tx, row) => move.next(tx, row, body as never),
  });
}
