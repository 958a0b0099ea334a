import type { Outcome } from '@console/api';
import { otpPauseSeconds } from '@console/contracts/membership/otp';
import { useErrorText } from '@console/ui/feedback';
import { DigitsField, isDigits } from '@console/ui/form';
import { useUnsavedGuard } from '@console/ui/guard';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { Field } from './Field.tsx';
import { messages } from './messages.ts';

const otpLength = 6;

interface OtpCheckProps {
  readonly send: () => Promise<Outcome<{ readonly sentTo: string; readonly seconds: number }>>;
  readonly verify: (otp: string) => Promise<Outcome<unknown>>;
  readonly verified: boolean;
  readonly onVerified: () => void;
}

/** A code to the member's registered phone: sent at most once a minute, checked on Enter. */
export function OtpCheck({ send, verify, verified, onVerified }: OtpCheckProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [sentTo, setSentTo] = useState<string>();
  const [pause, setPause] = useState(0);
  const [otp, setOtp] = useState('');
  const [fault, setFault] = useState<string>();
  useUnsavedGuard(otp !== '' && !verified);
  useEffect(() => {
    if (pause <= 0) return undefined;
    const timer = setTimeout(() => setPause((left) => left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [pause]);
  const onSend = async () => {
    const answer = await send();
    setFault('error' in answer ? errorText(answer.error) : undefined);
    if ('error' in answer) return;
    setSentTo(answer.data.sentTo);
    setPause(otpPauseSeconds);
  };
  const onCheck = async () => {
    const answer = await verify(otp);
    setFault('error' in answer ? errorText(answer.error) : undefined);
    if ('data' in answer) onVerified();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isDigits(otp, otpLength)) void onCheck();
  };
  if (verified) return <output className="desk-done">{t('verified')}</output>;
  return (
    <Field title={t('code')} help={sentTo && t('sent', { phone: sentTo })} fault={fault}>
      {(id, describedBy) => (
        <div className="desk-row">
          <ActionButton disabled={pause > 0} onClick={() => onSend()}>
            {pause > 0 ? t('wait', { seconds: pause }) : t(sentTo ? 'again' : 'send')}
          </ActionButton>
          <DigitsField
            id={id}
            count={otpLength}
            width={160}
            autoComplete="one-time-code"
            value={otp}
            onChange={(typed) => {
              setOtp(typed);
              setFault(undefined);
            }}
            onKeyDown={enter}
            describedBy={describedBy}
            invalid={Boolean(fault)}
          />
          <ActionButton disabled={!isDigits(otp, otpLength)} onClick={() => onCheck()}>
            {t('check')}
          </ActionButton>
        </div>
      )}
    </Field>
  );
}
