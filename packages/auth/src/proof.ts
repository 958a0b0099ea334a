import type { ProofRequired } from '@console/contracts/shell/proof';
import { tell } from './channel.ts';
import { session } from './session.ts';
import { createValue } from './value.ts';

/** That the person must prove again who they are before a call is taken. */
export interface ProofQuestion extends ProofRequired {
  /** Ends the question. @param given whether the proof was given; `false` when it was cancelled */
  readonly answer: (given: boolean) => void;
}

/** The question that is open in this tab. The shell shows it. */
export const proofQuestion = createValue<ProofQuestion | null>(null);

let asked: Promise<boolean> | undefined;

function ask(required: ProofRequired): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (given: boolean) => {
      stop();
      asked = undefined;
      proofQuestion.set(null);
      resolve(given);
    };
    // Whoever signs in again has given a proof by it, and sends again what was cancelled.
    const stop = session.subscribe(() => {
      if (session.get().status !== 'signed-in') answer(false);
    });
    proofQuestion.set({ ...required, answer });
  });
}

/**
 * Asks the person for a fresh proof; calls that need one at the same time wait for the same answer.
 * @returns whether it was given, so that the call can be sent again
 */
export function askForProof(required: ProofRequired): Promise<boolean> {
  asked ??= ask(required);
  return asked;
}

/** The proof was given, here or in another tab or window of the session. */
export const takeProof = (): void => proofQuestion.get()?.answer(true);

/** Says to all tabs that the session's proof is fresh. */
export function noteProof(): void {
  tell('proven');
  takeProof();
}
