import { notify } from '@console/ui/feedback';
import { useMessages, useText } from '@console/ui/messages';
import { useCallback, useEffect } from 'react';
import type { RemoteError } from '../federation/failure/failure.ts';
import { watchOutsideErrors } from '../federation/failure/outside-errors.ts';
import { messages } from './messages.ts';

/** Says neutrally that code of a release, or of the shell, had an error: whose, which version, and a support id. */
export function useTellScriptError(): (error: RemoteError) => void {
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

/** Tells of errors that nothing else catches: those of event handlers, timers and promises. */
export function useOutsideErrors(): void {
  const tell = useTellScriptError();
  useEffect(() => watchOutsideErrors(tell), [tell]);
}
