import { isApiError } from '@console/api';
import { memberChanges, memberSections, typedFor } from '@console/contracts/membership/member-change';
import { members, type Member } from '@console/contracts/membership/membership';
import { notify, useErrorText } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages, useText } from '@console/ui/messages';
import { useVersioned } from '@console/ui/versioned';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { FaceMatch } from '../../shared/FaceMatch.tsx';
import { endpoints, readAgain } from './endpoints.ts';
import { messages } from './messages.ts';

const { title, effect, fields: own, titles } = memberSections.phone;
const { phone: _number, ...rest } = typedFor('phone').fields;
// The code is optional for a face that was compared alone.
const withCode = { ...rest, otp: { ...rest['otp']!, required: true } };
const { otp: _code, ...withFace } = rest;

/** The new number first, to which a code goes; then the code, with the reason and the photo of the member. */
export function PhoneDialog({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const text = useText();
  const errorText = useErrorText();
  const [sendCode] = endpoints.otp.useMutation();
  const [send] = endpoints.phone.useMutation();
  const [face] = endpoints.face.useMutation();
  /** No `to`: the face was compared, because no code could be sent. */
  const [sent, setSent] = useState<{ readonly phone: string; readonly to?: string }>();
  const [noSms, setNoSms] = useState<string>();
  const [fault, setFault] = useState<string>();
  const { secureId } = member;
  const act = useVersioned({ resource: members, record: member });
  const codeTo = (number: string) => sendCode({ parameters: { secureId }, body: { phone: number } });
  if (!sent)
    return (
      <FieldsDialog
        resource={memberChanges}
        name={`phone-number:${secureId}`}
        fields={{ phone: own['phone']! }}
        titles={titles}
        title={text(title)}
        text={t('newNumber')}
        action={t('sendCode')}
        send={async (values) => {
          const typed = String(values['phone']);
          const answer = await codeTo(typed);
          if (!('error' in answer)) return { data: { phone: typed, to: answer.data.sentTo } };
          setNoSms(isApiError(answer.error) && answer.error.code === 'OTP_UNAVAILABLE' ? typed : undefined);
          return answer;
        }}
        onDone={setSent}
        onClose={onClose}
      >
        {/* The face stands for the number that is typed, and for no former one. */}
        {({ phone }) =>
          noSms !== undefined &&
          noSms === phone && (
            <FaceMatch
              resource={memberChanges}
              phone={noSms}
              send={(both) => face({ parameters: { secureId }, body: { phone: noSms, ...both } })}
              onMatched={() => setSent({ phone: noSms })}
            />
          )
        }
      </FieldsDialog>
    );
  const again = async () => {
    const answer = await codeTo(sent.phone);
    setFault('error' in answer ? errorText(answer.error) : undefined);
  };
  return (
    <FieldsDialog
      key="code"
      resource={memberChanges}
      name={`phone:${secureId}`}
      fields={sent.to === undefined ? withFace : withCode}
      titles={typedFor('phone').titles}
      title={text(title)}
      text={`${sent.to === undefined ? t('faceMatched') : t('codeSent', { phone: sent.to })} ${text(effect)}`}
      action={t('propose')}
      send={(values) =>
        act((version, all) => send({ parameters: { secureId }, body: { ...all, phone: sent.phone, version } }), values)
      }
      onDone={() => {
        readAgain();
        onClose();
        notify.success(t('proposed'));
      }}
      onClose={onClose}
    >
      {sent.to !== undefined && <ActionButton onClick={() => again()}>{t('sendAgain')}</ActionButton>}
      {fault && (
        <p className="form-error" role="alert">
          {fault}
        </p>
      )}
    </FieldsDialog>
  );
}
