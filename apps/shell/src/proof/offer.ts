import { sendCall, type ApiError } from '@console/api';
import { noteProof } from '@console/auth';
import { proofCalls, type ProofOffer } from '@console/contracts/shell/proof';

/**
 * Submits a proof. If it is accepted, the question closes in every tab of the session.
 * @returns why it was refused, or `null`
 */
export async function offerProof(offer: ProofOffer): Promise<ApiError | null> {
  const answer = await sendCall(proofCalls.prove, { body: offer });
  if ('error' in answer) return answer.error;
  noteProof();
  return null;
}

/** The text of a refused proof: of its field if there is one, else of the answer. */
export const proofFault = ({ errors, message }: ApiError): string => errors[0]?.message ?? message;
