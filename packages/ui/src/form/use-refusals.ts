import { isApiError } from '@console/api/error';
import type { Fields } from '@console/contracts/core/fields';
import { fieldErrorsOf } from './refusal.ts';
import { useFailure } from './use-failure.ts';
import type { RecordForm } from './use-record-form.ts';

/**
 * Why a form was not saved: beside the fields, by the session, or as `failure` beside the button that sends.
 * @example
 * const refusals = useRefusals(form, fields);
 * if ('error' in answer) refusals.show(answer.error);
 */
export function useRefusals(form: Pick<RecordForm, 'refuse'>, fields: Fields) {
  const { failure, forget, show } = useFailure();
  return {
    failure,
    forget,
    show: (error: unknown) => {
      const faults = isApiError(error) ? fieldErrorsOf(error as never, new Set(Object.keys(fields))) : [];
      return faults.length > 0 ? form.refuse(faults) : show(error);
    },
  };
}
