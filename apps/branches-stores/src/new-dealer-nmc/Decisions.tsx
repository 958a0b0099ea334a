import { mutationEndpoint } from '@console/api';
import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { dealerRegistrations, type DealerRegistration } from '@console/contracts/branches-stores/new-dealer-nmc';
import { callsOf, stepFields, stepTitles, type Resource, type Step } from '@console/contracts/core/resource';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { messages } from './messages.ts';

const calls = callsOf(dealerRegistrations);
const follows = { invalidates: [dealersNmc.module] };
const endpoints = {
  accept: mutationEndpoint(calls.accept, follows),
  merge: mutationEndpoint(calls.merge, follows),
  reject: mutationEndpoint(calls.reject),
};
type Decision = keyof typeof endpoints;
const steps: Readonly<Record<Decision, Step>> = dealerRegistrations.steps;

/** Buttons of the decision about a registration that waits, each with its dialog. */
export function Decisions({ registration }: { readonly registration: DealerRegistration }) {
  const t = useMessages(messages);
  const [chosen, choose] = useState<Decision | null>(null);
  const send = {
    accept: endpoints.accept.useMutation()[0],
    merge: endpoints.merge.useMutation()[0],
    reject: endpoints.reject.useMutation()[0],
  };
  const { secureId, version, branchId, mainBrand, registrationNo, name } = registration;
  const words: Readonly<Record<Decision, { title: string; text: string; done: string }>> = {
    accept: { title: t('accept'), text: t('acceptText'), done: t('acceptDone') },
    merge: { title: t('merge'), text: t('mergeText'), done: t('mergeDone') },
    reject: { title: t('reject'), text: t('rejectText'), done: t('rejectDone') },
  };
  const initial = { accept: { branchId, mainBrand }, merge: {}, reject: {} } as const;
  return (
    <>
      <p>
        <ActionButton variant="primary" onClick={() => choose('accept')}>
          {words.accept.title}
        </ActionButton>{' '}
        <ActionButton onClick={() => choose('merge')}>{words.merge.title}</ActionButton>{' '}
        <ActionButton variant="danger" onClick={() => choose('reject')}>
          {words.reject.title}
        </ActionButton>
      </p>
      {chosen && (
        <FieldsDialog
          resource={dealerRegistrations as Resource}
          name={`${chosen}:${secureId}`}
          fields={stepFields(steps[chosen])}
          titles={stepTitles(steps[chosen])}
          title={`${words[chosen].title}: ${registrationNo} ${name}`}
          text={words[chosen].text}
          action={words[chosen].title}
          danger={chosen === 'reject'}
          initial={initial[chosen]}
          send={(values) => send[chosen]({ body: { secureId, version, ...values } as never })}
          onDone={() => {
            choose(null);
            notify.success(words[chosen].done);
          }}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}
