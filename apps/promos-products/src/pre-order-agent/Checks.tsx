import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { preOrderAgents, type PreOrderAgent } from '@console/contracts/promos-products/pre-order-agent';
import { agentChecks, type AgentCheck } from '@console/contracts/promos-products/pre-order-agent/vocabulary';
import { FactList } from '@console/ui/detail';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages, useText } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { messages } from './messages.ts';

const check = mutationEndpoint(preOrderAgents.calls.check, { invalidates: [preOrderAgents.module] });

/** Result, time and reason of each check. */
const shown = {
  NIK: ['nikResult', 'nikCheckedAt', 'nikReason'],
  PHONE: ['phoneResult', 'phoneCheckedAt'],
  ACCOUNT: ['accountResult', 'accountCheckedAt', 'accountReason'],
} as const satisfies Readonly<Record<AgentCheck, readonly (keyof PreOrderAgent)[]>>;

/** The checks of an agent, each with the button that makes it. */
export function Checks({ agent }: { readonly agent: PreOrderAgent }) {
  const t = useMessages(messages);
  const text = useText();
  const errorText = useErrorText();
  const can = useCan(preOrderAgents.privilege);
  const [send] = check.useMutation();
  const make = async (which: AgentCheck) => {
    const answer = await send({ parameters: { secureId: agent.secureId }, body: { check: which } });
    if ('error' in answer) return notify.error(errorText(answer.error));
    notify.success(t('checked'));
  };
  return agentChecks.map(({ value, title }) => {
    const [result, ...rest] = shown[value];
    const isMade = agent[result] !== null;
    return (
      <section key={value} className="panel">
        <h2>{text(title)}</h2>
        {isMade || rest.some((name) => agent[name] !== null) ? (
          <FactList
            resource={preOrderAgents}
            fields={[result, ...rest].filter((name) => agent[name] !== null)}
            record={agent as never}
          />
        ) : (
          <p>{t('notChecked')}</p>
        )}
        {can('update') && agent.state !== 'blocked' && (
          <ActionButton onClick={() => make(value)}>{isMade ? t('checkAgain') : t('check')}</ActionButton>
        )}
      </section>
    );
  });
}
