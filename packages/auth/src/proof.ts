import type { ProofRequired } from '@console/contracts/shell/proof';
import { broadcast } from './channel.ts';
import { session } from './session.ts';
import { createValue } from './value.ts';

/** The question for a fresh proof of identity, before a call is sent again. */
export interface ProofQuestion extends ProofRequired {
  /** Closes the question. @param given true: proof given; false: cancelled */
  readonly answer: (given: boolean) => void;
}

/** The open question of this tab; the shell shows it. */
export const proofQuestion = createValue<ProofQuestion | null>(null);

let pendingQuestion: Promise<boolean> | undefined;

function ask(required: ProofRequired): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (given: boolean) => {
      stop();
      pendingQuestion = undefined;
      proofQuestion.set(null);
      resolve(given);
    };
    // An expired session cancels the question: signing in again is a proof by itself.
    const stop = session.subscribe(() => {
      if (session.get().status !== 'signed-in') answer(false);
    });
    proofQuestion.set({ ...required, answer });
  });
}

/**
 * Asks the person for a fresh proof of identity. Simultaneous calls share one question.
 * @returns whether it was given, so that the call can be sent again
 * @example
 * if (await askForProof(required)) return send();
 */
export function askForProof(required: ProofRequired): Promise<boolean> {
  pendingQuestion ??= ask(required);
  return pendingQuestion;
}

/** Closes the question as answered: the proof was given in this or another tab. */
export const takeProof = (): void => proofQuestion.get()?.answer(true);

/** Reports to all tabs that the proof was given. */
export function noteProof(): void {
  broadcast('proven');
  takeProof();
}
