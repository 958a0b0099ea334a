import { isApiError } from '@console/api';
import { digits } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { checkField, normalise } from '@console/contracts/core/validation';
import { registrationFields, registrations } from '@console/contracts/membership/registration';
import { useErrorText } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { FaceMatch } from '../shared/FaceMatch.tsx';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';

const { phone: field } = registrationFields.contact;
const codeField = { otp: digits({ minimum: 6, maximum: 6 }) };
const codeTitles = { otp: text('Kode OTP', 'One-time code') };

/** Sends a code to the typed number, and takes the code that the person reads out. */
export function PhoneCode({ typed }: { readonly typed: unknown }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [send] = endpoints.otp.useMutation();
  const [verify] = endpoints.verify.useMutation();
  const [sent, setSent] = useState<{ readonly phone: string; readonly to: string }>();
  const [verified, setVerified] = useState<string>();
  const [face] = endpoints.face.useMutation();
  const [fault, setFault] = useState<string>();
  const [noSms, setNoSms] = useState(false);
  const cleaned = normalise(field, typed ?? null);
  const phone = typeof cleaned === 'string' ? cleaned : '';
  const isValid = phone !== '' && checkField('phone', field, phone) === null;
  const sendCode = async () => {
    const answer = await send({ body: { phone } });
    if ('error' in answer) {
      setNoSms(isApiError(answer.error) && answer.error.code === 'OTP_UNAVAILABLE');
      return setFault(errorText(answer.error));
    }
    setFault(undefined);
    return setSent({ phone, to: answer.data.sentTo });
  };
  return (
    <section className="panel" aria-label={t('codeTitle')}>
      <output>{isValid && verified === phone ? t('verified', { phone }) : t('unverified')}</output>
      <div className="page-actions">
        <ActionButton disabled={!isValid} onClick={() => sendCode()}>
          {t('sendCode')}
        </ActionButton>
        {noSms && isValid && verified !== phone && (
          <FaceMatch
            resource={registrations}
            phone={phone}
            send={(both) => face({ body: { phone, ...both } })}
            onMatched={() => {
              setVerified(phone);
              setFault(undefined);
            }}
          />
        )}
      </div>
      {fault && (
        <p className="form-error" role="alert">
          {fault}
        </p>
      )}
      {sent && (
        <FieldsDialog
          resource={registrations}
          name={`otp:${sent.phone}`}
          fields={codeField}
          titles={codeTitles}
          title={t('codeTitle')}
          text={t('codeSent', { phone: sent.to })}
          action={t('verify')}
          send={({ otp }) => verify({ body: { phone: sent.phone, otp: String(otp) } })}
          onDone={() => {
            setVerified(sent.phone);
            setSent(undefined);
          }}
          onClose={() => setSent(undefined)}
        />
      )}
    </section>
  );
}
