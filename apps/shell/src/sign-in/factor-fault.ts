import type { SignInRefused } from '@console/auth';
import type { FieldError } from '@console/contracts/core/errors';
import { answerTo } from './answers.ts';

/** The text of a refused second step: of its field, of the answer, else as a refused sign-in reads. */
export function factorFault(refused: SignInRefused): string {
  const { errors, message } = refused.body as { errors?: readonly FieldError[]; message?: unknown };
  const text = errors?.[0]?.message ?? message;
  return typeof text === 'string' && text !== '' ? text : answerTo(refused).text;
}
