import { isApiError } from '@console/api/error';
import { text } from '@console/contracts/core/text';
import { useCallback } from 'react';
import { useText } from '../messages/index.ts';

const unknown = text('Terjadi kesalahan', 'Something went wrong');

/**
 * The text to show for whatever a call failed with: the services' own, already in the language of the screen
 * (docs/model/platform.md#errors), else that something went wrong.
 */
export function useErrorText(): (error: unknown) => string {
  const read = useText();
  return useCallback((error) => (isApiError(error) && error.message !== '' ? error.message : read(unknown)), [read]);
}
