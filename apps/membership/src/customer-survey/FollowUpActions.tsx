import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { callsOf } from '@console/contracts/core/resource';
import { followUpActs, surveys, type Survey } from '@console/contracts/membership/customer-survey';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages } from '@console/ui/messages';
import { ActButton } from '@console/ui/states';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { messages } from './messages.ts';

const calls = callsOf(surveys);
const endpoints = { remark: mutationEndpoint(calls.remark), complete: mutationEndpoint(calls.complete) };
type Noted = keyof typeof endpoints;

/** Buttons of the follow-up in its state: take it, add a note, finish it, or give it up. */
export function FollowUpActions({ survey }: { readonly survey: Survey }) {
  const t = useMessages(messages);
  const can = useCan(surveys.privilege);
  const [noted, setNoted] = useState<Noted | null>(null);
  const send = {
    remark: endpoints.remark.useMutation()[0],
    complete: endpoints.complete.useMutation()[0],
  };
  const { secureId, version, followUp } = survey;
  if (followUp === 'OPEN') return <ActButton resource={surveys} name="take" record={survey} />;
  if (followUp !== 'IN_PROGRESS' || !can('update')) return null;
  return (
    <>
      <ActionButton onClick={() => setNoted('remark')}>{t('remark')}</ActionButton>
      <ActionButton variant="primary" onClick={() => setNoted('complete')}>
        {t('complete')}
      </ActionButton>
      <ActButton resource={surveys} name="not-reached" record={survey} />
      {noted && (
        <FieldsDialog
          resource={surveys}
          name={`${noted}:${secureId}`}
          fields={followUpActs[noted].fields}
          titles={followUpActs[noted].titles}
          title={t(noted)}
          {...(noted === 'complete' ? { text: t('completeText') } : {})}
          action={t(noted)}
          send={(values) => send[noted]({ body: { secureId, version, ...values } as never })}
          onDone={() => {
            setNoted(null);
            notify.success(t('saved'));
          }}
          onClose={() => setNoted(null)}
        />
      )}
    </>
  );
}
