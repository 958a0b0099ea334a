import { isApiError } from '@console/api/error';
import { ownerLength, reasonLength, type Change } from '@console/contracts/platform/releases/changes';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import { useState } from 'react';
import { changeEndpoint } from './endpoints.ts';
import { named, namesOf, suggested, type Decision } from './targets.ts';

/** Input of the dialog of a change. */
export interface ChangeInput {
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

/** The decision for the input. */
export function decisionOf(change: Change, { version, share, users, roles, reason }: ChangeInput): Decision {
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

/** The errors that keep the dialog from being sent. */
export function faultsOf(change: Change, input: ChangeInput): readonly Fault[] {
  const { length } = input.reason.trim();
  return [
    ...(named.has(change) && !input.version ? ['versionFault' as const] : []),
    ...(change === 'canary' && !isShare(input.share) ? ['shareFault' as const] : []),
    ...(change === 'owner' && [input.team, input.contact].some((name) => name.trim().length < ownerLength.minimum)
      ? ['ownerFault' as const]
      : []),
    ...(length < reasonLength.minimum || length > reasonLength.maximum ? ['reasonFault' as const] : []),
  ];
}

/**
 * State of a change dialog: its input, the remote's state it is based on, and sending it. After a conflict, it is based
 * on the new state, and the input stays so that the user can check it again.
 * @param initialState the state the page showed when the dialog opened; later reads do not replace it
 */
export function useChange(change: Change, initialState: RemoteState) {
  const [state, setState] = useState(initialState);
  const [stale, setStale] = useState(false);
  // Approving a proposal approves exactly what was proposed.
  const canary = initialState.proposal?.change === change ? initialState.proposal.after.canary : initialState.canary;
  const [input, setTyped] = useState<ChangeInput>({
    version: suggested(change, initialState) ?? '',
    share: String(canary?.share ?? 10),
    users: canary?.users.join('\n') ?? '',
    roles: canary?.roles.join('\n') ?? '',
    team: initialState.owner.team,
    contact: initialState.owner.contact,
    reason: '',
    again: false,
  });
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<unknown>();
  const [send, { isLoading }] = changeEndpoint(change).useMutation();
  const decision = decisionOf(change, input);
  const faults = faultsOf(change, input);

  /** @returns the state after the change; `undefined` when it was refused */
  const submit = async (): Promise<RemoteState | undefined> => {
    setTried(true);
    if (faults.length > 0 || isLoading) return undefined;
    const body = {
      stateVersion: state.stateVersion,
      reason: decision.reason,
      ...(decision.version ? { version: decision.version } : {}),
      ...decision.canary,
      ...(change === 'policy' ? { secondPerson: !state.secondPerson } : {}),
      ...(change === 'owner' ? { team: input.team.trim(), contact: input.contact.trim() } : {}),
      ...(input.again && (change === 'canary' || change === 'promote') ? { again: true } : {}),
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
    typed: input,
    type: (part: Partial<ChangeInput>) => setTyped({ ...input, ...part }),
    decision,
    faults: tried ? faults : [],
    error,
    busy: isLoading,
    submit,
  };
}
