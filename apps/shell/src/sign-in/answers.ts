import type { SignInRefused } from '@console/auth';

/** What is still required after a correct password. */
export type SecondStepKind = 'second-factor' | 'enrolment';
const secondSteps: Readonly<Record<string, SecondStepKind>> = {
  second_factor_required: 'second-factor',
  second_factor_enrolment: 'enrolment',
};

/** What a refused sign-in shows, and where (error catalogue, E1-E5). The texts are fixed. */
export type Answer =
  | { readonly at: 'username' | 'password' | 'snackbar'; readonly text: string }
  | { readonly at: 'change-password' | SecondStepKind; readonly text: string };

export const somethingWrong = 'Something went wrong. Please try again or contact admin';
const tryAgain = 'Please try again or contact admin';

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Classifies the answer of the login call. */
export function answerTo({ status, body }: Pick<SignInRefused, 'status' | 'body'>): Answer {
  const description = textOf(body.error_description);
  if (status === 401 && body.error === 'password_change_required')
    return { at: 'change-password', text: description ?? '' };
  const second = status === 401 && secondSteps[String(body.error)];
  if (second) return { at: second, text: description ?? '' };
  if (status === 401 && description === 'Invalid Username') return { at: 'username', text: 'Invalid Username' };
  if (status === 401 && description) return { at: 'snackbar', text: description };
  if (status === 400 && body.result === 'Bad credentials') return { at: 'password', text: 'Invalid Password' };
  if (status === 500) return { at: 'snackbar', text: somethingWrong };
  return { at: 'snackbar', text: status === 0 ? tryAgain : `${tryAgain} ${status}` };
}
