import { sendCall } from '@console/api';
import { factorCalls } from '@console/contracts/shell/second-factor';
import { useMessages } from '@console/ui/messages';
import { useState, type SubmitEvent } from 'react';
import { messages as words } from '../second-factor/messages.ts';
import { answerPasskey } from '../second-factor/passkey.ts';
import { offerProof, proofFault } from './offer.ts';
import type { ProofProps } from './ProofDialog.tsx';

/** The user's passkey as a proof. */
export function PasskeyProof({ form, onBusy }: ProofProps) {
  const t = useMessages(words);
  const [fault, setFault] = useState<string | null>(null);
  async function prove(): Promise<string | null> {
    const options = await sendCall(factorCalls.proveOptions, {});
    if ('error' in options) return options.error.message;
    const answer = await answerPasskey(options.data as Record<string, unknown>).catch(() => null);
    if (!answer) return t('passkeyFailed');
    const error = await offerProof({ kind: 'passkey', answer });
    return error && proofFault(error);
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    onBusy(true);
    setFault(null);
    const message = await prove();
    if (message === null) return;
    onBusy(false);
    setFault(message);
  };
  return (
    <form id={form} onSubmit={(event) => void submit(event)}>
      {fault ? <p role="alert">{fault}</p> : <p>{t('passkeyText')}</p>}
    </form>
  );
}
