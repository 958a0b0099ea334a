import { createStore, invalidate } from '@console/api';
import {
  identificationWays,
  memberAccounts,
  type IdentificationWay,
} from '@console/contracts/membership/member-management';
import { useErrorText } from '@console/ui/feedback';
import { isDigits } from '@console/ui/form';
import { useMessages, useText } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import './accounts.css';
import { Compared } from './Compared.tsx';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';

interface IdentifyProps {
  readonly secureId: string;
  readonly ways: readonly IdentificationWay[];
}

/** Three ways to identify a member at the desk, of which two suffice. */
export function Identify({ secureId, ways }: IdentifyProps) {
  const t = useMessages(messages);
  const text = useText();
  const errorText = useErrorText();
  const [sendOtp] = endpoints.otp.useMutation();
  const [verify] = endpoints.verify.useMutation();
  const [compareName] = endpoints.compareName.useMutation();
  const [compareNik] = endpoints.compareNik.useMutation();
  const [sentTo, setSentTo] = useState<string>();
  const [fault, setFault] = useState<string>();
  const parameters = { secureId };
  const done = () => {
    createStore().dispatch(invalidate(memberAccounts.module));
    return undefined;
  };
  const onSend = async () => {
    const answer = await sendOtp({ parameters });
    setFault('error' in answer ? errorText(answer.error) : undefined);
    if ('data' in answer) setSentTo(answer.data.sentTo);
  };
  const onVerify = async (otp: string) => {
    const answer = await verify({ parameters, body: { otp } });
    return 'error' in answer ? errorText(answer.error) : done();
  };
  const onName = async (name: string) => {
    const answer = await compareName({ parameters, body: { name } });
    if ('error' in answer) return errorText(answer.error);
    return answer.data.matched ? done() : t('differs');
  };
  const onNik = async (nik: string) => {
    const answer = await compareNik({ parameters, body: { nik } });
    if ('error' in answer) return errorText(answer.error);
    return answer.data.matched ? done() : t('differs');
  };
  const matched = (way: IdentificationWay) => (
    <p>
      <output>{t('matched', { way: text(identificationWays.find(({ value }) => value === way)!.title) })}</output>
    </p>
  );
  return (
    <section className="panel" aria-label={t('identify')}>
      <h2>{t('identify')}</h2>
      <p>{t('identifyHelp')}</p>
      {ways.includes('KTP') ? (
        matched('KTP')
      ) : (
        <Compared
          title={t('nik')}
          action={t('compareNik')}
          maximum={16}
          digits
          complete={(nik) => isDigits(nik, 16)}
          compare={onNik}
        />
      )}
      {ways.includes('MAIDEN_NAME') ? (
        matched('MAIDEN_NAME')
      ) : (
        <Compared
          title={t('name')}
          action={t('compareName')}
          maximum={60}
          complete={(typed) => typed.length >= 3}
          compare={onName}
        />
      )}
      {ways.includes('OTP') ? (
        matched('OTP')
      ) : (
        <Compared
          title={t('otp')}
          help={sentTo === undefined ? t('otpHelp') : t('sent', { phone: sentTo })}
          action={t('check')}
          maximum={6}
          digits
          complete={(otp) => isDigits(otp, 6)}
          compare={onVerify}
        >
          <ActionButton onClick={() => onSend()}>{t('send')}</ActionButton>
        </Compared>
      )}
      {fault && <p role="alert">{fault}</p>}
    </section>
  );
}
