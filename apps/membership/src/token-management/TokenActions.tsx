import type { Outcome } from '@console/api';
import { useCan, useProfile } from '@console/auth';
import {
  externalSources,
  tokenFields,
  type ExternalSource,
  type IssuedOrAsked,
} from '@console/contracts/membership/token-management';
import { Button } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useFourEyes } from '@console/ui/four-eyes';
import { useMessages } from '@console/ui/messages';
import { ActionButton, useWhy } from '@console/ui/why';
import { useState } from 'react';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';
import { SecretDialog } from './SecretDialog.tsx';

const { days, graceHours, askedReason, reason } = tokenFields;
const fieldsOf = {
  issue: { days, reason: askedReason },
  rotate: { days, graceHours, reason: askedReason },
  revoke: { reason },
} as const;
const initial = { issue: { days: 90 }, rotate: { days: 90, graceHours: 24 }, revoke: {} } as const;
type Act = keyof typeof fieldsOf;
/** A new token, how many ended, or what waits for a second person. */
type Answer = IssuedOrAsked | { readonly revoked: number };

/** What can be done with the tokens of a source in its state. */
const actsOf = ({ tokenState, status }: ExternalSource): readonly Act[] =>
  tokenState === 'ACTIVE' ? ['rotate', 'revoke'] : status === 'active' ? ['issue'] : [];

/** Makes the token that was approved, for who asked for it. */
function Fetch({ source, onSecret }: { readonly source: ExternalSource; readonly onSecret: (secret: string) => void }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const profile = useProfile();
  const [fetch, { isLoading }] = endpoints.fetch.useMutation();
  if (profile.state !== 'loaded' || profile.data.username !== source.issueFor) return null;
  const take = async () => {
    const answer = await fetch({ parameters: { secureId: source.secureId } });
    if ('error' in answer) return notify.error(errorText(answer.error));
    return onSecret(answer.data.token);
  };
  return (
    <ActionButton variant="primary" busy={isLoading} onClick={() => take()}>
      {t('fetch')}
    </ActionButton>
  );
}

/** Buttons that issue, rotate and revoke the tokens of a source; a new token is shown once. */
export function TokenActions({ source }: { readonly source: ExternalSource }) {
  const t = useMessages(messages);
  const can = useCan(externalSources.privilege);
  const why = useWhy(externalSources);
  const fourEyes = useFourEyes(externalSources);
  const [act, setAct] = useState<Act | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const send = {
    issue: endpoints.issue.useMutation()[0],
    rotate: endpoints.rotate.useMutation()[0],
    revoke: endpoints.revoke.useMutation()[0],
  };
  const texts = { issue: t('issueText'), rotate: t('rotateText'), revoke: t('revokeText') };
  if (!can('update')) return null;
  const done = (result: Answer) => {
    setAct(null);
    if (fourEyes.tell(result) > 0) return;
    if ('token' in result) setSecret(result.token);
    else if ('revoked' in result) notify.success(t('revoked', { count: result.revoked }));
  };
  return (
    <>
      <Fetch source={source} onSecret={setSecret} />
      {actsOf(source).map((each) => (
        <Button
          key={each}
          why={why.reading}
          {...(each === 'revoke' ? { variant: 'danger' as const } : {})}
          onClick={() => setAct(each)}
        >
          {t(each)}
        </Button>
      ))}
      {act && (
        <FieldsDialog<Answer>
          key={act}
          resource={externalSources}
          name={`${act}:${source.secureId}`}
          fields={fieldsOf[act]}
          initial={initial[act]}
          title={t(act)}
          text={texts[act]}
          action={t(act)}
          danger={act === 'revoke'}
          send={(values): Promise<Outcome<Answer>> =>
            send[act]({ parameters: { secureId: source.secureId }, body: values as never })
          }
          onDone={done}
          onClose={() => setAct(null)}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
