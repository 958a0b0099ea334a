import { createStore, invalidate, isApiError, mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { callsOf } from '@console/contracts/core/resource';
import { familyCalls, familyFinancings, type FamilyFinancing } from '@console/contracts/membership/family-financing';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages } from '@console/ui/messages';
import { ActButton } from '@console/ui/states';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { messages } from './messages.ts';

const recommend = mutationEndpoint(callsOf(familyFinancings).recommend);
const endpoints = { approve: mutationEndpoint(familyCalls.approve), decline: mutationEndpoint(familyCalls.decline) };

/** The decision of a second person: approve, or send back with a reason. */
function Decisions({ record: { secureId, version, requestNo } }: { readonly record: FamilyFinancing }) {
  const t = useMessages(messages);
  const send = { approve: endpoints.approve.useMutation()[0], decline: endpoints.decline.useMutation()[0] };
  const decide = (decision: keyof typeof endpoints) =>
    confirm(
      {
        title: t(decision),
        subject: requestNo,
        text: decision === 'approve' ? t('approveText') : t('declineText'),
        action: t(decision),
        danger: decision === 'decline',
        ...(decision === 'decline' ? { reason: 'required' as const } : {}),
      },
      async ({ reason }) => {
        const body = { secureId, version, ...(reason ? { reason } : {}) };
        const answer = await send[decision]({ body: body as never });
        if ('error' in answer && isApiError(answer.error)) throw answer.error;
        createStore().dispatch(invalidate(familyFinancings.module));
        notify.success(t('saved'));
      },
    );
  return (
    <>
      <ActionButton variant="primary" onClick={() => decide('approve')}>
        {t('approve')}
      </ActionButton>
      <ActionButton variant="danger" onClick={() => decide('decline')}>
        {t('decline')}
      </ActionButton>
    </>
  );
}

/** Buttons of a request in its state, besides its plain steps. */
export function FamilyActions({ record }: { readonly record: FamilyFinancing }) {
  const t = useMessages(messages);
  const can = useCan(familyFinancings.privilege);
  const [open, setOpen] = useState(false);
  const [send] = recommend.useMutation();
  const { secureId, version, state, subLimitRequested } = record;
  return (
    <>
      {state === 'UNDER_REVIEW' && can('update') && (
        <ActionButton variant="primary" onClick={() => setOpen(true)}>
          {t('recommend')}
        </ActionButton>
      )}
      {state === 'RECOMMENDED' && can('approve') && <Decisions record={record} />}
      {(state === 'ACTIVE' || state === 'SUSPENDED') && (
        <ActButton resource={familyFinancings} name="terminate" record={record} />
      )}
      {open && (
        <FieldsDialog
          resource={familyFinancings}
          name={`recommend:${secureId}`}
          fields={familyFinancings.acts.recommend.fields}
          titles={familyFinancings.acts.recommend.titles}
          initial={{ subLimitApproved: subLimitRequested }}
          title={t('recommend')}
          action={t('recommend')}
          send={(values) => send({ body: { secureId, version, ...values } as never })}
          onDone={() => {
            setOpen(false);
            notify.success(t('saved'));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
