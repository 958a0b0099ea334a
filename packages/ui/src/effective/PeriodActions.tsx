import { useCan } from '@console/auth';
import { changeRules } from '@console/contracts/core/changes';
import type { RecordFrame, Resource } from '@console/contracts/core/resource';
import { useState } from 'react';
import { Button } from '../core/index.ts';
import { confirm } from '../dialogs/index.ts';
import { notify, withField } from '../feedback/index.ts';
import { useFourEyes } from '../four-eyes/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { recordLabel } from '../record/index.ts';
import { useWhy } from '../why/index.ts';
import { EndDialog } from './EndDialog.tsx';
import { messages } from './messages.ts';
import { periodCalls } from './use-period-calls.ts';

interface PeriodActionsProps {
  readonly resource: Resource;
  readonly record: RecordFrame & Readonly<Record<string, unknown>>;
  /** A change of the record awaits approval. */
  readonly waiting: boolean;
}

/** The buttons of a period: end one in force, cancel a scheduled one. */
export function PeriodActions({ resource, record, waiting }: PeriodActionsProps) {
  const t = useMessages(messages);
  const text = useText();
  const [ending, setEnding] = useState(false);
  const [cancel] = periodCalls(resource).cancel.useMutation();
  const can = useCan(resource.privilege);
  const why = useWhy(resource);
  const fourEyes = useFourEyes(resource);
  const phase = record['phase'];
  if (!can('update') || (phase !== 'IN_FORCE' && phase !== 'SCHEDULED')) return null;
  const refused = why.reading ?? why.of(waiting ? 'CHANGE_PENDING' : undefined);
  const { secureId, version } = record;
  const askCancel = () =>
    confirm(
      {
        title: t('cancelTitle'),
        subject: recordLabel(resource, record as never),
        about: [secureId],
        action: t('cancel'),
        danger: true,
        reason: 'required',
        reasonLength: changeRules.reason,
        ...(resource.fourEyes ? { text: t('later') } : {}),
      },
      async ({ reason }) => {
        const answer = await cancel({ body: { secureId, version, reason: reason ?? '' } });
        if ('error' in answer) throw withField(resource, answer.error, text);
        if (fourEyes.tell(answer.data) === 0) notify.success(t('cancelled'));
      },
    );
  if (phase === 'SCHEDULED')
    return (
      <Button variant="danger" why={refused} onClick={askCancel}>
        {t('cancel')}
      </Button>
    );
  return (
    <>
      <Button why={refused} onClick={() => setEnding(true)}>
        {t('end')}
      </Button>
      {ending && <EndDialog resource={resource} record={record} onClose={() => setEnding(false)} />}
    </>
  );
}
