import { isApiError, localError } from '@console/api/error';
import { session } from '@console/auth';
import { text } from '@console/contracts/core/text';
import { useCallback } from 'react';
import { useText } from '../messages/index.ts';

const unknown = text('Terjadi kesalahan', 'Something went wrong');

/**
 * Returns a function that gives the text of any failure: the message of the services, which is in the language of the
 * screen (docs/model/platform.md#errors), or a general sentence for anything else.
 * @example
 * const errorText = useErrorText();
 * notify.error(errorText(error));
 */
export function useErrorText(): (error: unknown) => string {
  const read = useText();
  return useCallback(
    (error) => {
      if (isApiError(error) && error.message !== '') return error.message;
      // The end of a session cuts calls off: they read as that, and two equal notices are one.
      return session.get().status === 'signed-in' ? read(unknown) : localError('NO_SESSION').message;
    },
    [read],
  );
}
