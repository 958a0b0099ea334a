import { sendCall } from '@console/api';
import { verificationCalls } from '@console/contracts/cards/card-verification/calls';
import { useEffect, useState } from 'react';

/** The answer to one asking; `error` when somebody else has it, or it is not to be checked by hand. */
interface Answer {
  readonly of: string;
  readonly error?: unknown;
}

/** Takes the application on entry; each finding that is kept takes it anew, so that it does not end under its holder's hands. */
export function useClaim(secureId: string): {
  readonly isHeld: boolean;
  readonly error?: unknown;
  readonly again: () => void;
} {
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const of = `${secureId} ${asked}`;
  useEffect(() => {
    let left = false;
    void sendCall(verificationCalls.claim, { body: { secureId } }).then((outcome) => {
      if (!left) setAnswer({ of, ...('error' in outcome ? { error: outcome.error } : {}) });
    });
    return () => {
      left = true;
    };
  }, [secureId, of]);
  const current = answer?.of === of ? answer : undefined;
  return {
    isHeld: current !== undefined && current.error === undefined,
    error: current?.error,
    again: () => setAsked((before) => before + 1),
  };
}
