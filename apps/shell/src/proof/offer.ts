import { sendCall, type ApiError } from '@console/api';
import { noteProof } from '@console/auth';
import { proofCalls, type ProofOffer } from '@console/contracts/shell/proof';

/** Offers a proof. The question of every tab of the session ends when it is taken. @returns why it was not */
export async function offerProof(offer: ProofOffer): Promise<ApiError | null> {
  const answer = await sendCall(proofCalls.prove, { body: offer });
  if ('error' in answer) return answer.error;
  noteProof();
  return null;
}

/** The text of a refused proof: beside its field where it has one. */
export const proofFault = ({ errors, message }: ApiError): string => errors[0]?.message ?? message;
