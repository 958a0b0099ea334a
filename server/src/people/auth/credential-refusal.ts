import { badCredentials, signInErrors, type SignInError, type SignInRefusal } from '@console/contracts/shell/auth';
import { fill } from '@console/contracts/core/fill';
import { Answer } from '../../platform/http/answer.ts';

/** Why credentials are refused: a refusal with its placeholders, or a wrong password. */
export type CredentialRefusal =
  | { readonly error: SignInError; readonly parameters?: Readonly<Record<string, string>> }
  | { readonly error: 'bad_credentials' };

/** The text of a refusal for the user. */
export const describe = (refusal: CredentialRefusal): string =>
  refusal.error === 'bad_credentials' ? 'Invalid Password' : fill(signInErrors[refusal.error], refusal.parameters);

/**
 * 401 with error and error_description; 400 with result "Bad credentials" for a wrong password
 * (docs/model/shell.md#local-sign-in).
 */
export function refusedAnswer(refusal: CredentialRefusal): Answer {
  if (refusal.error === 'bad_credentials')
    return new Answer(400, { message: describe(refusal), code: 'BAD_CREDENTIALS', result: badCredentials });
  return new Answer(401, { error: refusal.error, error_description: describe(refusal) } satisfies SignInRefusal);
}
