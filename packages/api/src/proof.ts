import { askForProof } from '@console/auth';
import type { ErrorBody } from '@console/contracts/core/envelope';
import type { ProofRequired } from '@console/contracts/shell/proof';

/** What a refusal asks to be proved; `null` for every other answer. */
export function proofAskedBy(status: number, body: unknown): ProofRequired | null {
  const { code, result } = (body ?? {}) as Partial<ErrorBody>;
  return status === 403 && code === 'PROOF_REQUIRED' ? (result as ProofRequired) : null;
}

/**
 * Asks for the proof that an answer demands (calls declared with `stepUp`).
 * @returns whether the call is to be sent again
 * @throws {DOMException} `AbortError` when the person gave up: nothing was changed, and the page stays as it is
 */
export async function proveFor(required: ProofRequired | null): Promise<boolean> {
  if (!required) return false;
  if (await askForProof(required)) return true;
  throw new DOMException('The proof was not given', 'AbortError');
}
