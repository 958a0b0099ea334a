import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useEffect, useRef, useState } from 'react';
import { redeem, signInAddress } from '../sign-in/identity.ts';
import '../sign-in/sign-in.css';
import { messages } from './messages.ts';
import { offerProof, proofFault } from './offer.ts';

/** Goes to the identity service for a new sign-in; on return, submits its answer. @returns the error text, or `null` */
async function proceed(address: string): Promise<string | null> {
  const { searchParams } = new URL(address);
  if (!searchParams.has('state')) {
    location.assign(await signInAddress({ again: true }));
    return null;
  }
  history.replaceState(history.state, '', '/login');
  const error = await offerProof({ kind: 'identity', ...(await redeem(address)) });
  if (error) return proofFault(error);
  close();
  return null;
}

/** The window in which a user of the identity service proves their identity. */
export default function ProofWindow() {
  const t = useMessages(messages);
  const [fault, setFault] = useState<string | null>(null);
  const started = useRef(false);
  const start = (address: string) => {
    setFault(null);
    proceed(address).then(setFault, () => setFault(t('windowFailed')));
  };
  useEffect(() => {
    // An answer of the identity service can be used only once.
    if (started.current) return;
    started.current = true;
    start(location.href);
  });
  return (
    <main className="sign-in">
      <section className="sign-in-card">
        <h1>{t('title')}</h1>
        {fault === null ? (
          <output className="sign-in-lead">
            <span className="spin" aria-hidden /> {t('windowLeaving')}
          </output>
        ) : (
          <>
            <p role="alert">{fault}</p>
            <Button variant="primary" onClick={() => start(`${location.origin}/login`)}>
              {t('retry')}
            </Button>
            <Button onClick={() => close()}>{t('close')}</Button>
          </>
        )}
      </section>
    </main>
  );
}
