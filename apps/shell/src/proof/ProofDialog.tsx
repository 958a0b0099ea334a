import { useSession, type ProofQuestion } from '@console/auth';
import type { ProofKind } from '@console/contracts/shell/proof';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { useMessages } from '@console/ui/messages';
import { useEffect, useId, useState, type ComponentType } from 'react';
import { IdentityProof } from './IdentityProof.tsx';
import { messages } from './messages.ts';
import { PasskeyProof } from './PasskeyProof.tsx';
import { PasswordProof } from './PasswordProof.tsx';
import { TotpProof } from './TotpProof.tsx';
import './proof.css';

/** Props of each kind of proof; it submits through the form with this id. */
export interface ProofProps {
  readonly form: string;
  readonly onBusy: (busy: boolean) => void;
}

/** The supported kinds of proof in the order in which they are offered. */
const ways: Partial<Record<ProofKind, ComponentType<ProofProps>>> = {
  password: PasswordProof,
  totp: TotpProof,
  passkey: PasskeyProof,
  identity: IdentityProof,
};
const switches = { password: 'usePassword', totp: 'useCode', passkey: 'usePasskey', identity: 'useIdentity' } as const;
type Way = keyof typeof switches;

/**
 * Asks a signed-in user for a new proof of identity. Then the call that required it is sent again; cancelling leaves
 * the page as it was.
 */
export default function ProofDialog({ question }: { readonly question: ProofQuestion }) {
  const t = useMessages(messages);
  const form = useId();
  const { username } = useSession();
  const possible = (Object.keys(switches) as Way[]).filter((kind) => question.proofs.includes(kind));
  const [chosen, setChosen] = useState<Way>();
  const [busy, setBusy] = useState(false);
  const way = chosen ?? possible[0];
  const Proof = way && ways[way];
  useEffect(() => {
    if (!chosen) return;
    // The pressed link has been removed: focus the input, else the button.
    const formElement = document.getElementById(form) as HTMLFormElement | null;
    const field = formElement?.querySelector<HTMLElement>('[data-autofocus]') ?? formElement?.elements[0];
    if (field instanceof HTMLElement) field.focus();
  }, [chosen, form]);
  return (
    <Dialog
      title={t('title')}
      width={420}
      onClose={() => question.answer(false)}
      footer={
        <>
          <Button onClick={() => question.answer(false)}>{t('cancel')}</Button>
          {Proof && (
            <Button type="submit" form={form} variant="primary" busy={busy}>
              {way === 'identity' ? t('useIdentity') : t('confirm')}
            </Button>
          )}
        </>
      }
    >
      <p>{Proof ? t('text', { minutes: question.minutes }) : t('impossible')}</p>
      {Proof && (
        <>
          <p>
            <strong>{username}</strong>
          </p>
          <Proof key={way} form={form} onBusy={setBusy} />
        </>
      )}
      {possible.length > 1 && (
        <p className="proof-ways">
          {possible
            .filter((kind) => kind !== way)
            .map((kind) => (
              <Button key={kind} variant="link" onClick={() => setChosen(kind)}>
                {t(switches[kind])}
              </Button>
            ))}
        </p>
      )}
    </Dialog>
  );
}
