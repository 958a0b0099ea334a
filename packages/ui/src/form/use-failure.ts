import { isPassingError, type ApiError } from '@console/api';
import { isApiError } from '@console/api/error';
import { useState } from 'react';
import { useErrorText } from '../feedback/index.ts';
import { handledBySession, unanswered } from './refusal.ts';
import type { Failure } from './SaveFailure.tsx';

/**
 * Why what was typed is not known to be saved, for `FormActions` or `SaveFailure`, until the next try. What the session
 * says by itself is left out.
 * @example
 * const { failure, show } = useFailure();
 * if ('error' in answer) return show(answer.error);
 */
export function useFailure() {
  const errorText = useErrorText();
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    failure,
    forget: () => setFailure(null),
    show: (error: unknown) => {
      const code = isApiError(error) ? error.code : null;
      if (code !== null && handledBySession.has(code)) return;
      const isUnknown = code === null || unanswered.has(code);
      const mayPass = isUnknown || isPassingError(error as ApiError);
      setFailure({ text: errorText(error), mayPass, isUnknown });
    },
  };
}
