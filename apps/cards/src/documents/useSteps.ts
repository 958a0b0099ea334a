import { createStore, invalidate, sendCall } from '@console/api';
import { useCan, useSession } from '@console/auth';
import type { Call } from '@console/contracts/core/call';
import {
  stepRefusal,
  type DocumentStep,
  type DocumentSteps,
  type StepBody,
} from '@console/contracts/cards/document-steps';
import type { RecordFrame, Resource } from '@console/contracts/core/resource';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { common, useMessages, useText } from '@console/ui/messages';
import { recordLabel } from '@console/ui/record';
import type { RefusalCode } from '@console/ui/why';

export type StepCalls = Readonly<Record<string, Call<unknown, StepBody, unknown>>>;
export interface Stepping extends Pick<RecordFrame, 'secureId' | 'version'> {
  readonly state: string;
  readonly editors?: readonly string[];
}

/** The transitions that a record's state and the user's level allow; running one asks first. */
export function useSteps(resource: Resource, steps: DocumentSteps, calls: StepCalls) {
  const can = useCan(resource.privilege);
  const { username } = useSession();
  const text = useText();
  const t = useMessages(common);
  const take = (name: string, step: DocumentStep, record: Stepping) =>
    confirm(
      {
        title: text(step.question),
        subject: recordLabel(resource, record as never),
        action: text(step.title),
        danger: step.danger ?? false,
        ...(step.consequence ? { text: text(step.consequence) } : {}),
        ...(step.reason ? { reason: step.reason } : {}),
      },
      async ({ reason }) => {
        const answer = await sendCall(calls[name]!, {
          body: { secureId: record.secureId, version: record.version, ...(reason ? { reason } : {}) },
        });
        // A conflict means that the data on the screen are stale.
        if (!('error' in answer) || answer.error.status === 409) createStore().dispatch(invalidate(resource.module));
        if ('error' in answer) throw answer.error;
        notify.success(t('saved'));
      },
    );
  return {
    all: Object.entries(steps).filter(([, { action }]) => can(action)),
    refused: (step: DocumentStep, record: Stepping): RefusalCode => stepRefusal(step, record, username),
    take,
  };
}
