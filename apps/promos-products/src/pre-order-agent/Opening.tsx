import { isApiError, mutationEndpoint } from '@console/api';
import { useCan, useSession } from '@console/auth';
import { paragraph } from '@console/contracts/core/fields';
import { callsOf, missingFor } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { preOrderAgents, type PreOrderAgent } from '@console/contracts/promos-products/pre-order-agent';
import { hasOutdatedCheck, reasonsNeeded } from '@console/contracts/promos-products/pre-order-agent/rules';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useNow } from '@console/ui/formats';
import { common, useMessages, useText } from '@console/ui/messages';
import { useStateOfficeWhy } from '@console/ui/states';
import { ActionButton, useWhy } from '@console/ui/why';
import { useMemo, useState } from 'react';
import { messages } from './messages.ts';

const { module, steps } = preOrderAgents;
const { approve, activate } = callsOf(preOrderAgents);
const endpoints = {
  approve: mutationEndpoint(approve, { invalidates: [module] }),
  activate: mutationEndpoint(activate, { invalidates: [module] }),
} as const;
const reason = paragraph({ minimum: 5, maximum: 255 });

/** Error code with which the services would refuse to make the agent active. */
function refusalOf(agent: PreOrderAgent, username: string | null, now: number): string | undefined {
  if (username !== null && agent.editors.includes(username)) return 'SELF_APPROVAL';
  return agent.state === 'inactive' && hasOutdatedCheck(agent, now) ? 'CHECKS_OUTDATED' : undefined;
}

/** The button that makes a new or inactive agent active. */
export function Opening({ agent }: { readonly agent: PreOrderAgent }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const can = useCan(preOrderAgents.privilege);
  const office = useStateOfficeWhy(preOrderAgents);
  const why = useWhy(preOrderAgents);
  const { username } = useSession();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const step = agent.state === 'new' ? 'approve' : 'activate';
  const [send] = endpoints[step].useMutation();
  const { nikResult, accountResult } = agent;
  const fields = useMemo(
    () => Object.fromEntries(reasonsNeeded({ nikResult, accountResult }).map((name) => [name, reason])),
    [nikResult, accountResult],
  );
  if (!can('approve') || (agent.state !== 'new' && agent.state !== 'inactive')) return null;
  const { secureId, version, agentCode, name } = agent;
  const missing = missingFor(steps[step].requires, agent as never).map((field) => text(titleOf(preOrderAgents, field)));
  const whyNot = missing.length > 0 ? t('missing', { fields: missing.join(', ') }) : undefined;
  const body = (typed: Readonly<Record<string, unknown>>) =>
    ({ body: { secureId, version, nikReason: null, accountReason: null, ...typed } }) as const;
  const ask = () =>
    confirm(
      { title: t(step), subject: `${agentCode} ${name}`, about: [secureId], text: t('effect'), action: t(step) },
      async () => {
        const answer = await send(body({}));
        if ('error' in answer && isApiError(answer.error)) throw answer.error;
        notify.success(words('saved'));
      },
    );
  return (
    <>
      <ActionButton
        variant="primary"
        why={office(steps[step]) ?? why.of(refusalOf(agent, username, now)) ?? whyNot}
        onClick={() => (Object.keys(fields).length > 0 ? setOpen(true) : ask())}
      >
        {t(step)}
      </ActionButton>
      {isOpen && (
        <FieldsDialog
          resource={preOrderAgents}
          name={`${step}:${secureId}`}
          fields={fields}
          titles={steps[step].titles}
          title={`${t(step)}: ${agentCode} ${name}`}
          text={t('waive')}
          action={t(step)}
          send={(values) => send(body(values))}
          onDone={() => {
            setOpen(false);
            notify.success(words('saved'));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
