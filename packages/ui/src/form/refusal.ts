import { isApiError } from '@console/api';
import type { FieldError } from '@console/contracts/core/errors';
import type { FormValues } from './declaration.ts';

/** The parts of an error of the services that a form uses; the shape of `ErrorBody`. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly field?: string | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  readonly parameters?: FieldError['parameters'] | undefined;
}

/** The field of a path: `lines[0].amount` belongs to `lines`. */
export const rootOf = (path: string) => path.split(/[.[]/, 1)[0]!;

/** The errors that belong to fields of this form; empty when the error must be shown elsewhere. */
export function fieldErrorsOf(refusal: Refusal, names: ReadonlySet<string>): readonly FieldError[] {
  const { code, message, field, errors = [], parameters } = refusal;
  const known = errors.filter((error) => names.has(rootOf(error.field)));
  if (known.length > 0) return known;
  if (field === undefined || !names.has(rootOf(field))) return [];
  return [{ field, code, message, ...(parameters ? { parameters } : {}) }];
}

/** Failures that the session shows itself, by a dialog or the sign-in page. */
export const handledBySession = new Set([
  'NO_SESSION',
  'CANCELLED',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'TOKEN_REVOKED',
  'USERNAME_MISMATCH',
]);

/** Calls that nobody answered: whether they arrived is not known. */
export const unanswered = new Set(['OFFLINE', 'TIMEOUT']);

/** The current record, which the services send with STALE_VERSION. */
export const currentRecordOf = (error: unknown): FormValues | undefined =>
  isApiError(error) && error.code === 'STALE_VERSION' && typeof error.result === 'object' && error.result !== null
    ? (error.result as FormValues)
    : undefined;
