import { isApiError } from '@console/api/error';
import { ownerLength, reasonLength, type Change } from '@console/contracts/platform/releases/changes';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import { useState } from 'react';
import { changeEndpoint } from './endpoints.ts';
import { named, namesOf, suggested, type Decision } from './targets.ts';

/** What is typed in the dialog of a change. */
export interface Typed {
  readonly version: string;
  readonly share: string;
  readonly users: string;
  readonly roles: string;
  readonly team: string;
  readonly contact: string;
  readonly reason: string;
  readonly again: boolean;
}

export type Fault = 'versionFault' | 'shareFault' | 'ownerFault' | 'reasonFault';

const wholePercent = /^\d{1,3}$/;
const isShare = (typed: string): boolean => wholePercent.test(typed.trim()) && Number(typed) <= 100;

/** What is decided by what is typed. */
export function decisionOf(change: Change, { version, share, users, roles, reason }: Typed): Decision {
  return {
    change,
    reason: reason.trim(),
    version: named.has(change) ? version || undefined : undefined,
    canary:
      change === 'canary'
        ? {
            share: isShare(share) ? Number(share) : 0,
            users: namesOf(users).map((name) => name.toUpperCase()),
            roles: namesOf(roles),
          }
        : undefined,
  };
}

/** What keeps the dialog from being sent. */
export function faultsOf(change: Change, typed: Typed): readonly Fault[] {
  const { length } = typed.reason.trim();
  return [
    ...(named.has(change) && !typed.version ? ['versionFault' as const] : []),
    ...(change === 'canary' && !isShare(typed.share) ? ['shareFault' as const] : []),
    ...(change === 'owner' && [typed.team, typed.contact].some((name) => name.trim().length < ownerLength.minimum)
      ? ['ownerFault' as const]
      : []),
    ...(length < reasonLength.minimum || length > reasonLength.maximum ? ['reasonFault' as const] : []),
  ];
}

/**
 * The dialog of a change: what is typed, the state it is decided on, and sending it. When somebody else was first, the
 * state is theirs from then on and what is typed stays, so that it can be looked at again.
 * @param given the state that the page shows when the dialog opens; later readings do not slip in unseen
 */
export function useChange(change: Change, given: RemoteState) {
  const [state, setState] = useState(given);
  const [stale, setStale] = useState(false);
  // Who agrees to a proposal agrees to exactly what was proposed.
  const canary = given.proposal?.change === change ? given.proposal.after.canary : given.canary;
  const [typed, setTyped] = useState<Typed>({
    version: suggested(change, given) ?? '',
    share: String(canary?.share ?? 10),
    users: canary?.users.join('\n') ?? '',
    roles: canary?.roles.join('\n') ?? '',
    team: given.owner.team,
    contact: given.owner.contact,
    reason: '',
    again: false,
  });
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<unknown>();
  const [send, { isLoading }] = changeEndpoint(change).useMutation();
  const decision = decisionOf(change, typed);
  const faults = faultsOf(change, typed);

  /** @returns the state afterwards; nothing when it was refused */
  const submit = async (): Promise<RemoteState | undefined> => {
    setTried(true);
    if (faults.length > 0 || isLoading) return undefined;
    const body = {
      stateVersion: state.stateVersion,
      reason: decision.reason,
      ...(decision.version ? { version: decision.version } : {}),
      ...decision.canary,
      ...(change === 'policy' ? { secondPerson: !state.secondPerson } : {}),
      ...(change === 'owner' ? { team: typed.team.trim(), contact: typed.contact.trim() } : {}),
      ...(typed.again && (change === 'canary' || change === 'promote') ? { again: true } : {}),
    };
    const answer = await send({ parameters: { remote: state.id }, body });
    if ('data' in answer) return answer.data;
    const { error: refused } = answer;
    const now =
      isApiError(refused) && refused.code === 'STALE_VERSION' ? (refused.result as RemoteState | undefined) : undefined;
    if (now) setState(now);
    setStale(now !== undefined);
    setError(now ? undefined : refused);
    return undefined;
  };
  return {
    state,
    stale,
    typed,
    type: (part: Partial<Typed>) => setTyped({ ...typed, ...part }),
    decision,
    faults: tried ? faults : [],
    error,
    busy: isLoading,
    submit,
  };
}
