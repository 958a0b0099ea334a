import type { SignInRefused } from '@console/auth';
import type { FieldError } from '@console/contracts/core/errors';
import { answerTo } from './answers.ts';

/** The text of a refused second step: that of its field, else of the answer, else as for a refused sign-in. */
export function factorFault(refused: SignInRefused): string {
  const { errors, message } = refused.body as { errors?: readonly FieldError[]; message?: unknown };
  const text = errors?.[0]?.message ?? message;
  return typeof text === 'string' && text !== '' ? text : answerTo(refused).text;
}
