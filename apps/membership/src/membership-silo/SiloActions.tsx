import { createStore, invalidate, isApiError, mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { labelFields } from '@console/contracts/core/resource';
import { openSiloStates, siloCalls, siloRecords, type SiloRecord } from '@console/contracts/membership/membership-silo';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { messages } from './messages.ts';
import { Propose } from './Propose.tsx';

const endpoints = {
  approve: mutationEndpoint(siloCalls.approve),
  reject: mutationEndpoint(siloCalls.reject),
  unlink: mutationEndpoint(siloCalls.unlink),
};
type Decision = keyof typeof endpoints;

const effects = { approve: 'approveText', reject: 'rejectText', unlink: 'unlinkText' } as const;

/** What a second person decides in each state. */
const decisions: Partial<Readonly<Record<SiloRecord['state'], readonly Decision[]>>> = {
  LINK_PROPOSED: ['approve', 'reject'],
  LINKED: ['unlink'],
};

/** Buttons of a record in its state, besides its plain step. */
export function SiloActions({ record }: { readonly record: SiloRecord }) {
  const t = useMessages(messages);
  const can = useCan(siloRecords.privilege);
  const send = {
    approve: endpoints.approve.useMutation()[0],
    reject: endpoints.reject.useMutation()[0],
    unlink: endpoints.unlink.useMutation()[0],
  };
  const { secureId, version, state } = record;
  const decide = (decision: Decision) =>
    confirm(
      {
        title: t(decision),
        subject: labelFields(siloRecords)
          .map((name) => record[name as 'custNo'])
          .join(' '),
        text: t(effects[decision]),
        action: t(decision),
        danger: decision !== 'approve',
        ...(decision === 'approve' ? {} : { reason: 'required' as const }),
      },
      async ({ reason }) => {
        const answer = await send[decision]({ body: { secureId, version, ...(reason ? { reason } : {}) } as never });
        if ('error' in answer && isApiError(answer.error)) throw answer.error;
        createStore().dispatch(invalidate(siloRecords.module));
        notify.success(t('saved'));
      },
    );
  return (
    <>
      {(openSiloStates as readonly string[]).includes(state) && can('update') && <Propose record={record} />}
      {can('approve') &&
        decisions[state]?.map((decision) => (
          <ActionButton
            key={decision}
            variant={decision === 'approve' ? 'primary' : 'danger'}
            onClick={() => decide(decision)}
          >
            {t(decision)}
          </ActionButton>
        ))}
    </>
  );
}
