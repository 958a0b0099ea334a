import { useMessages } from '@console/ui/messages';
import { useState, type SubmitEvent } from 'react';
import { messages } from './messages.ts';
import type { ProofProps } from './ProofDialog.tsx';
import { openProofWindow } from './proof-window.ts';

/** A new sign-in at the identity service, in a new window, so that the page stays as it is. */
export function IdentityProof({ form }: ProofProps) {
  const t = useMessages(messages);
  const [waiting, setWaiting] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    openProofWindow();
    setWaiting(true);
  };
  return (
    <form id={form} onSubmit={submit}>
      <output>{waiting ? t('waiting') : ''}</output>
    </form>
  );
}
