import { changeRules, type ChangeAction, type ChangeRequest } from '@console/contracts/core/changes';
import type { Resource } from '@console/contracts/core/resource';
import type { ConfirmOptions } from '../dialogs/index.ts';
import { notify } from '../feedback/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { useByAdmin } from './useByAdmin.ts';

/** The body of a status change or delete takes no longer one. */
const longest = 255;

/** The change that an answer says is waiting, if any. */
export const waitingIn = (answer: unknown): ChangeRequest | undefined =>
  typeof answer === 'object' && answer !== null && 'change' in answer
    ? (answer as { change: ChangeRequest }).change
    : undefined;

/** What questions and answers about records are like where a second person may have to approve. */
export function useFourEyes(resource: Resource) {
  const t = useMessages(messages);
  const byAdmin = useByAdmin();
  return {
    /** What to ask besides, before an action on records. */
    question(action: ChangeAction, records: readonly object[]): Partial<ConfirmOptions> {
      const waits =
        resource.fourEyes &&
        records.some((before) => resource.awaitsApproval({ action, before: before as never, values: null, byAdmin }));
      return waits
        ? {
            text: t('later'),
            reason: 'required',
            reasonLength: { minimum: changeRules.reason.minimum, maximum: longest },
          }
        : {};
    },
    /** Says that changes wait. @returns how many do; 0 when all took effect. */
    tell(answer: unknown): number {
      const count = waitingIn(answer) ? 1 : ((answer as { waiting?: number } | null)?.waiting ?? 0);
      if (count > 0) notify.info(count === 1 ? t('sent') : t('sentSome', { count }));
      return count;
    },
  };
}
