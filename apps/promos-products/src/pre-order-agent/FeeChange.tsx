import { resourceApi } from '@console/api';
import { useCan, useIsOfBranch } from '@console/auth';
import type { Field, Fields } from '@console/contracts/core/fields';
import { preOrderAgents, type PreOrderAgent } from '@console/contracts/promos-products/pre-order-agent';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useByAdmin, useFourEyes, withReason } from '@console/ui/four-eyes';
import { common, useMessages } from '@console/ui/messages';
import { useVersioned } from '@console/ui/versioned';
import { ActionButton } from '@console/ui/why';
import { useMemo, useState } from 'react';
import { messages } from './messages.ts';

interface FeeProps {
  readonly agent: PreOrderAgent;
}

/** Changes the fee of an agent; a second person decides once the agent was approved. */
export function FeeChange({ agent }: FeeProps) {
  const t = useMessages(messages);
  const can = useCan(preOrderAgents.privilege);
  const isOfBranch = useIsOfBranch();
  const [isOpen, setOpen] = useState(false);
  if (!can('update') || isOfBranch || agent.state === 'blocked') return null;
  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>{t('changeFee')}</ActionButton>
      {isOpen && <FeeDialog agent={agent} onClose={() => setOpen(false)} />}
    </>
  );
}

function FeeDialog({ agent, onClose }: FeeProps & { readonly onClose: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const byAdmin = useByAdmin();
  const fourEyes = useFourEyes(preOrderAgents);
  const [update] = resourceApi(preOrderAgents).useUpdateMutation();
  const act = useVersioned({ resource: preOrderAgents, record: agent, basis: ['state'] });
  const { fields, titles } = useMemo(() => {
    const asking = withReason(preOrderAgents, agent as never, byAdmin);
    const { feePerOrder, reason } = asking.fields as Fields & Record<'feePerOrder' | 'reason', Field>;
    // Of a new agent the change holds at once.
    const waits = agent.state !== 'new';
    return {
      fields: { feePerOrder, ...(waits ? { reason: { ...reason, required: true } } : {}) } as Fields,
      titles: asking.titles,
    };
  }, [agent, byAdmin]);
  return (
    <FieldsDialog
      resource={preOrderAgents}
      name={`fee:${agent.secureId}`}
      fields={fields}
      titles={titles}
      initial={{ feePerOrder: agent.feePerOrder }}
      title={`${t('changeFee')}: ${agent.agentCode} ${agent.name}`}
      text={t('feeHelp')}
      action={words('save')}
      send={(values) => act((version, sent) => update({ ...agent, ...sent, version } as never), values)}
      onDone={(answer) => {
        if (fourEyes.tell(answer) === 0) notify.success(words('saved'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
