import { sendCall } from '@console/api';
import { verificationCalls } from '@console/contracts/cards/card-verification/calls';
import { useEffect, useState } from 'react';

/** The answer to one asking; `error` when somebody else has it, or it is not to be checked by hand. */
interface Answer {
  readonly of: string;
  readonly error?: unknown;
}

/**
 * Takes the application on entry; each finding that is kept takes it anew, so that it does not end under its holder's
 * hands. Whoever leaves the page, by a link or by closing the tab, releases it for others.
 */
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
    let claimKey: string | undefined;
    // The key: a page that is opened meanwhile, in another tab or by a reload, keeps its own claim.
    const release = () => {
      if (claimKey) void sendCall(verificationCalls.release, { body: { secureId, claimKey }, keepalive: true });
      claimKey = undefined;
    };
    const claim = async () => {
      const outcome = await sendCall<{ readonly claimKey: string }>(verificationCalls.claim, { body: { secureId } });
      if ('data' in outcome) claimKey = outcome.data.claimKey;
      if (left) return release();
      return setAnswer({ of, ...('error' in outcome ? { error: outcome.error } : {}) });
    };
    void claim();
    // A page out of the browser's memory has lost its claim, and takes it again.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void claim();
    };
    addEventListener('pagehide', release);
    addEventListener('pageshow', back);
    return () => {
      left = true;
      removeEventListener('pagehide', release);
      removeEventListener('pageshow', back);
      release();
    };
  }, [secureId, of]);
  const current = answer?.of === of ? answer : undefined;
  return {
    isHeld: current !== undefined && current.error === undefined,
    error: current?.error,
    again: () => setAsked((before) => before + 1),
  };
}
