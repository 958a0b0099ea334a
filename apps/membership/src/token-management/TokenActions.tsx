import { useCan } from '@console/auth';
import { externalSources, tokenFields, type ExternalSource } from '@console/contracts/membership/token-management';
import { Button } from '@console/ui/core';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages } from '@console/ui/messages';
import { useWhy } from '@console/ui/why';
import { useState } from 'react';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';
import { SecretDialog } from './SecretDialog.tsx';

const { days, graceHours, reason } = tokenFields;
const fieldsOf = { issue: { days, reason }, rotate: { days, graceHours, reason }, revoke: { reason } } as const;
const initial = { issue: { days: 90 }, rotate: { days: 90, graceHours: 24 }, revoke: {} } as const;
type Act = keyof typeof fieldsOf;

/** What can be done with the tokens of a source in its state. */
const actsOf = ({ tokenState, status }: ExternalSource): readonly Act[] =>
  tokenState === 'ACTIVE' ? ['rotate', 'revoke'] : status === 'active' ? ['issue'] : [];

/** Buttons that issue, rotate and revoke the tokens of a source; a new token is shown once. */
export function TokenActions({ source }: { readonly source: ExternalSource }) {
  const t = useMessages(messages);
  const can = useCan(externalSources.privilege);
  const why = useWhy(externalSources);
  const [act, setAct] = useState<Act | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const send = {
    issue: endpoints.issue.useMutation()[0],
    rotate: endpoints.rotate.useMutation()[0],
    revoke: endpoints.revoke.useMutation()[0],
  };
  const texts = { issue: t('issueText'), rotate: t('rotateText'), revoke: t('revokeText') };
  if (!can('update')) return null;
  const done = (result: { readonly token?: string; readonly revoked?: number }) => {
    setAct(null);
    if (result.token !== undefined) setSecret(result.token);
    else notify.success(t('revoked', { count: result.revoked ?? 0 }));
  };
  return (
    <>
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
        <FieldsDialog<{ readonly token?: string; readonly revoked?: number }>
          key={act}
          resource={externalSources}
          name={act}
          fields={fieldsOf[act]}
          initial={initial[act]}
          title={t(act)}
          text={texts[act]}
          action={t(act)}
          danger={act === 'revoke'}
          send={(values) => send[act]({ parameters: { secureId: source.secureId }, body: values as never })}
          onDone={done}
          onClose={() => setAct(null)}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
