import { notify } from '@console/ui/feedback';
import { useMessages, useText } from '@console/ui/messages';
import { useCallback, useEffect } from 'react';
import type { RemoteError } from '../federation/failure/failure.ts';
import { watchOutsideErrors } from '../federation/failure/outside-errors.ts';
import { messages } from './messages.ts';

/** Shows a notice about a script error: whose code, which version, and the support id. */
export function useScriptErrorNotice(): (error: RemoteError) => void {
  const t = useMessages(messages);
  const text = useText();
  return useCallback(
    ({ failure: { title, version = '', owner, supportId } }: RemoteError) =>
      notify.info(
        t('scriptFailed', { title: title ? text(title) : 'Console', version, owner: owner?.team ?? '', supportId }),
      ),
    [t, text],
  );
}

/** Reports errors that no error boundary catches: those of event handlers, timers and promises. */
export function useOutsideErrors(): void {
  const notify = useScriptErrorNotice();
  useEffect(() => watchOutsideErrors(notify), [notify]);
}
