import { useMessages } from '@console/ui/messages';
import { useRef, useState, type SubmitEvent } from 'react';
import { CodeField } from '../second-factor/CodeField.tsx';
import { messages as words } from '../second-factor/messages.ts';
import { offerProof, proofFault } from './offer.ts';
import type { ProofProps } from './ProofDialog.tsx';

/** A code of the user's authenticator as a proof. */
export function TotpProof({ form, onBusy }: ProofProps) {
  const t = useMessages(words);
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (code.trim() === '') return setFault(t('required'));
    onBusy(true);
    const error = await offerProof({ kind: 'totp', code });
    if (!error) return undefined;
    onBusy(false);
    setCode('');
    setFault(proofFault(error));
    return input.current?.focus();
  }
  return (
    <form id={form} className="sign-in-form" noValidate onSubmit={(event) => void submit(event)}>
      <CodeField label={t('code')} value={code} error={fault} onChange={setCode} ref={input} />
    </form>
  );
}
