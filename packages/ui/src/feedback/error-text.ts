import { isApiError } from '@console/api/error';
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
  return useCallback((error) => (isApiError(error) && error.message !== '' ? error.message : read(unknown)), [read]);
}
