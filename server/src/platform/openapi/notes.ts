import type { Call } from '@console/contracts/core/call';

/** Notes for calls that need a fresh proof of identity. */
export const stepUpNotes = {
  always:
    'Answers 403 `PROOF_REQUIRED`, naming the possible proofs, unless the caller proved within STEP_UP_MINUTES who ' +
    'they are; `PUT auth/me/prove` does so, then the call is repeated.',
  'by-change':
    'Some changes answer 403 `PROOF_REQUIRED`, naming the possible proofs, unless the caller proved within ' +
    'STEP_UP_MINUTES who they are; `PUT auth/me/prove` does so, then the call is repeated.',
} as const;

/** What moves a record to another state. */
export const transitionNote = ({ field, from, to, requires }: NonNullable<Call['transition']>): string =>
  `Moves \`${field}\` from ${from.map((state) => `\`${state}\``).join(' or ')} to \`${to}\`, and from any other ` +
  'state answers 409 `INVALID_STATE` with the state in `parameters.from`.' +
  (requires
    ? ` Needs ${requires.map((one) => (typeof one === 'string' ? one : one.join(' or '))).join(', ')}: 422 otherwise.`
    : '');
