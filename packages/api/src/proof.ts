import { askForProof } from '@console/auth';
import type { ErrorBody } from '@console/contracts/core/envelope';
import type { ProofRequired } from '@console/contracts/shell/proof';

/** The proof that a refusal requires; `null` for every other answer. */
export function proofRequiredBy(status: number, body: unknown): ProofRequired | null {
  const { code, result } = (body ?? {}) as Partial<ErrorBody>;
  return status === 403 && code === 'PROOF_REQUIRED' ? (result as ProofRequired) : null;
}

/**
 * Asks the person for the proof that the server requires (calls declared with `stepUp`).
 * @returns true: the proof was given, send the call again; false: no proof was required
 * @throws {DOMException} `AbortError` when the person closed the dialog: nothing was changed
 */
export async function proveFor(required: ProofRequired | null): Promise<boolean> {
  if (!required) return false;
  if (await askForProof(required)) return true;
  throw new DOMException('The proof was not given', 'AbortError');
}
