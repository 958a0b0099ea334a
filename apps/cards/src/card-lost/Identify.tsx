import { lossRules, type Identification } from '@console/contracts/cards/card-lost';
import { Checkbox } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { OtpCheck } from '../shared/desk/OtpCheck.tsx';
import { messages } from './messages.ts';
import { MothersName } from './MothersName.tsx';
import { endpoints } from './screens.tsx';

interface IdentifyProps {
  readonly memberId: string;
  readonly value: readonly Identification[];
  readonly onChange: (value: readonly Identification[]) => void;
  readonly fault: string | undefined;
}

/** Whether the member is identified in enough ways. */
export const isIdentified = (value: readonly Identification[]): boolean => value.length >= lossRules.identifications;

/** Removes the ways that only the server can confirm: the code and the mother's name. */
export const seenHere = (value: readonly Identification[]): readonly Identification[] =>
  value.filter((way) => way === 'KTP');

/** Two of three ways to identify a member: identity card, mother's maiden name, code to the registered phone. */
export function Identify({ memberId, value, onChange, fault }: IdentifyProps) {
  const t = useMessages(messages);
  const [send] = endpoints.otp.useMutation();
  const [verify] = endpoints.verify.useMutation();
  const tick = (way: Identification, isOn: boolean) =>
    onChange(isOn ? [...value, way] : value.filter((each) => each !== way));
  const box = (way: Identification, title: string) => (
    <label className="desk-tick">
      <Checkbox
        checked={value.includes(way)}
        onChange={({ target }) => tick(way, target.checked)}
        aria-invalid={fault !== undefined}
      />{' '}
      {title}
    </label>
  );
  return (
    <section className="panel desk">
      <h2>{t('identify')}</h2>
      <p className="desk-help">{t('identifyHelp')}</p>
      {box('KTP', t('ktpSeen'))}
      <MothersName
        key={memberId}
        memberId={memberId}
        matched={value.includes('MAIDEN_NAME')}
        onMatched={() => tick('MAIDEN_NAME', true)}
      />
      <div role="group" aria-label={t('otp')}>
        <OtpCheck
          send={() => send({ body: { memberId } })}
          verify={(otp) => verify({ body: { memberId, otp } })}
          verified={value.includes('OTP')}
          onVerified={() => tick('OTP', true)}
        />
      </div>
      {fault && (
        <p role="alert" className="desk-fault">
          {fault}
        </p>
      )}
    </section>
  );
}
