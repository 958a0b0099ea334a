import { sendCall } from '@console/api';
import { verificationCalls } from '@console/contracts/cards/card-verification/calls';
import { useEffect, useState } from 'react';

/** The answer to one claim; `error` when somebody else holds it, or when it needs no manual check. */
interface Answer {
  readonly of: string;
  readonly error?: unknown;
}

/**
 * Claims the application on entry; each saved finding renews the claim, so that it does not expire while its holder
 * works. Leaving the page, by a link or by closing the tab, releases it.
 */
export function useClaim(secureId: string): {
  readonly isHeld: boolean;
  readonly error?: unknown;
  readonly retry: () => void;
} {
  const [attempts, setAttempts] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const of = `${secureId} ${attempts}`;
  useEffect(() => {
    let left = false;
    let claimKey: string | undefined;
    // The claim key of this page: the same application in another tab, or after a reload, keeps its own claim.
    const release = () => {
      if (claimKey) void sendCall(verificationCalls.release, { body: { secureId, claimKey }, keepalive: true });
      claimKey = undefined;
    };
    const claim = async () => {
      const outcome = await sendCall(verificationCalls.claim, { body: { secureId } });
      if ('data' in outcome) claimKey = outcome.data.claimKey;
      if (left) return release();
      return setAnswer({ of, ...('error' in outcome ? { error: outcome.error } : {}) });
    };
    void claim();
    // A page restored from the back/forward cache has lost its claim and claims again.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void claim();
    };
    addEventListener('pagehide', release);
    addEventListener('pageshow', onPageShow);
    return () => {
      left = true;
      removeEventListener('pagehide', release);
      removeEventListener('pageshow', onPageShow);
      release();
    };
  }, [secureId, of]);
  const current = answer?.of === of ? answer : undefined;
  return {
    isHeld: current !== undefined && current.error === undefined,
    error: current?.error,
    retry: () => setAttempts((before) => before + 1),
  };
}
