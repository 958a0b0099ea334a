import type { FieldError } from '@console/contracts/core/errors';

/** What a form needs to know of a refusal by the services; the shape of `ErrorBody`. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly field?: string | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  readonly parameters?: FieldError['parameters'] | undefined;
}

/** `lines[0].amount` belongs to the field `lines`. */
export const rootOf = (path: string) => path.split(/[.[]/, 1)[0]!;

/** The part of a refusal that belongs beside fields of this form; empty when it must be said elsewhere. */
export function fieldErrorsOf(refusal: Refusal, names: ReadonlySet<string>): readonly FieldError[] {
  const { code, message, field, errors = [], parameters } = refusal;
  const known = errors.filter((error) => names.has(rootOf(error.field)));
  if (known.length > 0) return known;
  if (field === undefined || !names.has(rootOf(field))) return [];
  return [{ field, code, message, ...(parameters ? { parameters } : {}) }];
}
