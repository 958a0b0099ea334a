import { factorName, type Enrolled, type Enrolment, type FactorKind } from '@console/contracts/shell/second-factor';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Part } from '../routing/Part.tsx';
import { Field } from '../sign-in/Field.tsx';
import '../sign-in/sign-in.css';
import { CodeField } from './CodeField.tsx';
import { messages } from './messages.ts';
import { createPasskey } from './passkey.ts';
import './second-factor.css';

const qrCode = () => import('./QrCode.tsx');

/** Result of a call, or the text of its error. */
export type CallResult<T> = { readonly data: T } | { readonly fault: string };

interface Props {
  readonly kinds: readonly FactorKind[];
  readonly begin: (kind: FactorKind) => Promise<CallResult<Enrolment>>;
  /** Sends the answer. @returns why it was refused; `null` on success */
  readonly finish: (enrolled: Enrolled) => Promise<string | null>;
}

/** Enrols a second factor: choose the kind, then type the code or create the passkey. */
export function EnrolFactor({ kinds, begin, finish }: Props) {
  const t = useMessages(messages);
  const [started, setStarted] = useState<Enrolment>();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [nameFault, setNameFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const nameInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button has been removed, and the focus with it.
  useEffect(() => {
    if (started) (codeInput.current ?? button.current)?.focus();
  }, [started]);

  async function working<T>(work: () => Promise<T>): Promise<T> {
    setBusy(true);
    setFault(null);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  }
  const start = (kind: FactorKind) =>
    working(async () => {
      const reply = await begin(kind);
      if ('fault' in reply) return setFault(reply.fault);
      setName(t(kind === 'TOTP' ? 'defaultTotp' : 'defaultPasskey'));
      return setStarted(reply.data);
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!started || busy) return;
    const { length } = name.trim();
    const misnamed = length < factorName.minimum || length > factorName.maximum;
    setNameFault(misnamed ? t('nameLength', factorName) : null);
    if (misnamed) return nameInput.current?.focus();
    void working(async () => {
      if (started.kind === 'TOTP') {
        if (code.trim() === '') return setFault(t('required'));
        const refused = await finish({ kind: 'TOTP', name, code });
        // A cancelled proof shows no message, and the code stays in the field.
        if (!refused) return undefined;
        setCode('');
        codeInput.current?.focus();
        return setFault(refused);
      }
      const answer = await createPasskey(started.options).catch(() => null);
      return setFault(answer ? await finish({ kind: 'PASSKEY', name, answer }) : t('passkeyFailed'));
    });
  };

  if (!started)
    return (
      <div className="sign-in-form">
        {fault && <p role="alert">{fault}</p>}
        {kinds.map((kind) => (
          <Button key={kind} busy={busy} onClick={() => start(kind)}>
            {t(kind)}
          </Button>
        ))}
      </div>
    );
  return (
    <form className="sign-in-form" noValidate aria-busy={busy} onSubmit={submit}>
      {started.kind === 'TOTP' && (
        <>
          <p>{t('scan')}</p>
          <Part load={qrCode} props={{ text: started.address, label: t('qr') }} />
          <p>
            {t('byHand')} <code className="totp-secret">{started.secret}</code>
          </p>
        </>
      )}
      <Field label={t('factorName')} error={nameFault}>
        {(aria) => (
          <input
            {...aria}
            ref={nameInput}
            className="input"
            value={name}
            minLength={factorName.minimum}
            maxLength={factorName.maximum}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {started.kind === 'TOTP' ? (
        <CodeField label={t('code')} value={code} error={fault} onChange={setCode} ref={codeInput} />
      ) : (
        fault && <p role="alert">{fault}</p>
      )}
      <Button ref={button} type="submit" variant="primary" busy={busy}>
        {t(started.kind === 'TOTP' ? 'add' : 'createPasskey')}
      </Button>
    </form>
  );
}
