import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigationType } from 'react-router';
import { askToLeave, closeConfirmation, closeLeaveQuestion } from '../dialogs/confirm.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { pageIdentity } from './page-identity.ts';
import { isGuarded } from '../interaction/leave-guards.ts';

/**
 * Asks before typed values are lost by leaving the page, and closes a confirmation whose page is left by Back. The
 * shell renders it once, in its router.
 * @example
 * <LeaveGuard />
 */
export function LeaveGuard(): null {
  const t = useMessages(messages);
  const blocker = useBlocker(
    useCallback<Exclude<Parameters<typeof useBlocker>[0], boolean>>(
      ({ currentLocation, nextLocation, historyAction }) =>
        pageIdentity(currentLocation) !== pageIdentity(nextLocation) && isGuarded(historyAction === 'POP'),
      [],
    ),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    askToLeave({ title: t('leave'), action: t('go'), danger: true, local: true, onCancel: () => blocker.reset() }, () =>
      blocker.proceed(),
    );
    // The router clears a blocked navigation when another one ends: the question would lead nowhere.
    return closeLeaveQuestion;
  }, [blocker, t]);

  const identity = pageIdentity(useLocation());
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(identity);
  useEffect(() => {
    if (shown.current === identity) return;
    shown.current = identity;
    if (isBack) closeConfirmation();
  }, [identity, isBack]);
  return null;
}
