import { isApiError, mutationEndpoint } from '@console/api';
import { useCan, useIsOfBranch, useSession } from '@console/auth';
import {
  blacklistCalls,
  blacklistPhoneNumbers,
  type BlacklistedPhone,
} from '@console/contracts/membership/blacklist-phone-number';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import type { RefusalCode } from '@console/ui/why';
import { messages } from './messages.ts';

const endpoints = {
  approve: mutationEndpoint(blacklistCalls.approve),
  reject: mutationEndpoint(blacklistCalls.reject),
  remove: mutationEndpoint(blacklistCalls.remove),
};

export type Decision = keyof typeof endpoints;

/** Whether this user may still change the row: it is open, and its note is readable. */
export const isChangeable = (record: BlacklistedPhone): boolean =>
  (record.state === 'PROPOSED' || record.state === 'ACTIVE') && 'note' in record;

/** The decisions that a row's state allows. */
export const decisionsOf = ({ state }: BlacklistedPhone): readonly Decision[] =>
  state === 'PROPOSED' || state === 'REMOVAL_PROPOSED' ? ['approve', 'reject'] : state === 'ACTIVE' ? ['remove'] : [];

/**
 * The code with which the server would refuse this user's decision on these rows: a row has another state, or the user
 * proposed or edited it (four eyes).
 */
export function refusalOf(
  decision: Decision,
  records: readonly BlacklistedPhone[],
  username: string | null,
): RefusalCode {
  if (records.some((record) => !decisionsOf(record).includes(decision)))
    return decision === 'remove' ? 'NOT_ACTIVE' : 'NOT_WAITING';
  const isOwn = ({ state, requestedBy, updatedBy }: BlacklistedPhone) =>
    updatedBy === username || (state === 'PROPOSED' && requestedBy === username);
  return decision !== 'remove' && records.some(isOwn) ? 'SELF_APPROVAL' : undefined;
}

/** The decisions this user's level allows. Each asks first, then shows the result. */
export function useDecisions() {
  const can = useCan(blacklistPhoneNumbers.privilege);
  const { username } = useSession();
  // They do not see the note that they would decide on.
  const isOfBranch = useIsOfBranch();
  const t = useMessages(messages);
  const send = {
    approve: endpoints.approve.useMutation()[0],
    reject: endpoints.reject.useMutation()[0],
    remove: endpoints.remove.useMutation()[0],
  };
  const titles = { approve: 'approveTitle', reject: 'rejectTitle', remove: 'removeTitle' } as const;
  const texts = { approve: t('approveText'), reject: undefined, remove: t('removeText') };
  const decide = (decision: Decision, rows: readonly BlacklistedPhone[], done: () => void = () => {}) =>
    confirm(
      {
        title: t(titles[decision], { count: rows.length }),
        subject: rows.length === 1 ? rows[0]!.phone : undefined,
        about: rows.map(({ secureId }) => secureId),
        text: texts[decision],
        action: t(decision),
        reason: decision === 'approve' ? 'optional' : 'required',
        danger: decision !== 'approve',
      },
      async ({ reason }) => {
        const items = rows.map(({ secureId, version }) => ({ secureId, version }));
        const answer = await send[decision]({ body: { items, reason: reason as string } });
        if ('error' in answer && isApiError(answer.error)) throw answer.error;
        notify.success(t('decided', { count: rows.length }));
        done();
      },
    );
  return {
    allowed: (decision: Decision) => (decision === 'remove' ? can('update') : can('approve') && !isOfBranch),
    decide,
    refused: (decision: Decision, records: readonly BlacklistedPhone[]) => refusalOf(decision, records, username),
  };
}
