import { useSession } from '@console/auth';
import { useMessages } from '@console/ui/messages';
import { useRef, useState, type SubmitEvent } from 'react';
import { PasswordField } from '../sign-in/PasswordField.tsx';
import { messages } from './messages.ts';
import { offerProof, proofFault } from './offer.ts';
import type { ProofProps } from './ProofDialog.tsx';

/** The user's password as a proof. */
export function PasswordProof({ form, onBusy }: ProofProps) {
  const t = useMessages(messages);
  const { username } = useSession();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (password === '') return setFault(t('required'));
    onBusy(true);
    const error = await offerProof({ kind: 'password', password });
    if (!error) return undefined;
    onBusy(false);
    setFault(proofFault(error));
    setPassword('');
    return input.current?.focus();
  }

  return (
    <form id={form} className="sign-in-form" noValidate onSubmit={(event) => void submit(event)}>
      <input
        className="visually-hidden"
        value={username ?? ''}
        autoComplete="username"
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        label={t('password')}
        value={password}
        error={fault}
        autoComplete="current-password"
        onChange={setPassword}
        first
        ref={input}
      />
    </form>
  );
}
