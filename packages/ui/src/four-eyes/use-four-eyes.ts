import { changeRules, type ChangeAction, type ChangeRequest } from '@console/contracts/core/changes';
import type { Resource } from '@console/contracts/core/resource';
import type { ConfirmOptions } from '../dialogs/index.ts';
import { notify } from '../feedback/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { useByAdmin } from './use-by-admin.ts';

/** Maximum length of a reason in the body of a status change or delete, in characters. */
const maximumReason = 255;

/**
 * The pending change in an answer; undefined when the change took effect.
 * @example
 * const change = waitingIn(data);
 */
export const waitingIn = (answer: unknown): ChangeRequest | undefined =>
  typeof answer === 'object' && answer !== null && 'change' in answer
    ? (answer as { change: ChangeRequest }).change
    : undefined;

/**
 * What confirmations and answers add where a second person may have to approve.
 * @example
 * const fourEyes = useFourEyes(cardTypes);
 * confirm({ title, ...fourEyes.question('delete', [record]) }, remove);
 * if (fourEyes.tell(data) === 0) notify.success(t('deleted'));
 */
export function useFourEyes(resource: Resource) {
  const t = useMessages(messages);
  const byAdmin = useByAdmin();
  return {
    /** Further options of the confirmation before an action on records. */
    question(action: ChangeAction, records: readonly object[]): Partial<ConfirmOptions> {
      const waits =
        resource.fourEyes &&
        records.some((before) => resource.awaitsApproval({ action, before: before as never, values: null, byAdmin }));
      return waits
        ? {
            text: t('later'),
            reason: 'required',
            reasonLength: { minimum: changeRules.reason.minimum, maximum: maximumReason },
          }
        : {};
    },
    /** Shows a notice about pending changes. @returns their number; 0 when all took effect */
    tell(answer: unknown): number {
      const count = waitingIn(answer) ? 1 : ((answer as { waiting?: number } | null)?.waiting ?? 0);
      if (count > 0) notify.info(count === 1 ? t('sent') : t('sentSome', { count }));
      return count;
    },
  };
}
