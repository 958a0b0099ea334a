import { authCall, signInBySecondStep, SignInRefused } from '@console/auth';
import type { FactorOffer, SecondStep as Step } from '@console/contracts/shell/second-factor';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { CodeField } from '../second-factor/CodeField.tsx';
import { messages } from '../second-factor/messages.ts';
import { answerPasskey } from '../second-factor/passkey.ts';
import '../second-factor/second-factor.css';
import { factorFault } from './factor-fault.ts';

type Way = FactorOffer['kind'];
const words = { TOTP: 'useCode', PASSKEY: 'usePasskey', RECOVERY: 'useRecovery' } as const;
const texts = { TOTP: 'codeText', PASSKEY: 'passkeyText', RECOVERY: 'recoveryText' } as const;

interface Props {
  readonly step: Step;
  readonly onBack: () => void;
}

/** The second step of a sign-in: a code, a passkey or a recovery code. */
export default function SecondStep({ step, onBack }: Props) {
  const t = useMessages(messages);
  const ways: readonly Way[] = [...step.kinds, 'RECOVERY'];
  const [way, setWay] = useState<Way>(step.kinds.includes('TOTP') ? 'TOTP' : 'PASSKEY');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (input.current ?? button.current)?.focus(), [way]);

  const offerOf = async (): Promise<FactorOffer> => {
    if (way !== 'PASSKEY') return { kind: way, code };
    const options = (await authCall('POST', 'login/second-factor/options', { ticket: step.ticket })) as {
      result: Record<string, unknown>;
    };
    return { kind: way, answer: await answerPasskey(options.result) };
  };
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    if (way !== 'PASSKEY' && code.trim() === '') return setFault(t('required'));
    setBusy(true);
    setFault(null);
    try {
      await signInBySecondStep({ ticket: step.ticket, offer: await offerOf() });
    } catch (error) {
      setBusy(false);
      setCode('');
      setFault(error instanceof SignInRefused ? factorFault(error) : t('passkeyFailed'));
      (input.current ?? button.current)?.focus();
    }
    return undefined;
  }
  const change = (next: Way) => {
    setWay(next);
    setCode('');
    setFault(null);
  };
  return (
    <form className="sign-in-form" noValidate aria-busy={busy} onSubmit={(event) => void submit(event)}>
      <h2>{t('secondStep')}</h2>
      <p>{t(texts[way])}</p>
      {way === 'PASSKEY' ? (
        fault && <p role="alert">{fault}</p>
      ) : (
        <CodeField
          key={way}
          label={t(way === 'TOTP' ? 'code' : 'recoveryCode')}
          value={code}
          error={fault}
          letters={way === 'RECOVERY'}
          onChange={setCode}
          ref={input}
        />
      )}
      <Button ref={button} type="submit" variant="primary" busy={busy}>
        {t(way === 'PASSKEY' ? 'usePasskey' : 'next')}
      </Button>
      <div className="second-step-ways">
        {ways
          .filter((each) => each !== way)
          .map((each) => (
            <Button key={each} variant="link" onClick={() => change(each)}>
              {t(words[each])}
            </Button>
          ))}
      </div>
      <Button variant="quiet" onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  );
}
