import type { FieldError } from '@console/contracts/core/errors';
import { isCode } from '@console/contracts/core/validation';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

function codeOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'TOO_SHORT' : issue.origin === 'array' ? 'TOO_FEW' : 'RANGE';
    case 'too_big':
      return issue.origin === 'string' ? 'TOO_LONG' : issue.origin === 'array' ? 'TOO_MANY' : 'RANGE';
    case 'invalid_type':
      return issue.input == null
        ? 'REQUIRED'
        : issue.expected === 'number' || issue.expected === 'int'
          ? 'NOT_A_NUMBER'
          : 'PATTERN';
    case 'invalid_value':
    case 'invalid_union':
      return issue.input == null ? 'REQUIRED' : 'NOT_ALLOWED';
    case 'custom':
      return isCode(issue.message) ? issue.message : 'PATTERN';
    default:
      return 'PATTERN';
  }
}

const parametersOf = (issue: Issue): FieldError['parameters'] => ({
  ...('minimum' in issue ? { minimum: Number(issue.minimum) } : {}),
  ...('maximum' in issue ? { maximum: Number(issue.maximum) } : {}),
});

/** Maximum number of field errors in one answer. */
const mostNamed = 200;

/** Field errors of a value that does not fit its schema, parsed with `reportInput`: the first of each field. */
export function fieldErrorsOf(error: z.core.$ZodError): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (byField.size >= mostNamed) break;
    if (!byField.has(field)) byField.set(field, { field, code: codeOf(issue), parameters: parametersOf(issue) });
  }
  return [...byField.values()];
}
