import { createStore, invalidate, resourceApi, sendCall, type ApiError } from '@console/api';
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
import { messages } from './messages.ts';

export type StepCalls = Readonly<Record<string, Call<unknown, StepBody, unknown>>>;
export interface Stepping extends Pick<RecordFrame, 'secureId' | 'version'> {
  readonly state: string;
  readonly editors?: readonly string[];
}

type Changed = Stepping & Pick<RecordFrame, 'updatedBy'>;

const stateTitleOf = ({ derived, fields }: Resource, state: string) =>
  (derived['state'] ?? fields['state'])?.options?.find(({ value }) => value === state)?.title;

/** The transitions that a record's state and the user's level allow; running one asks first. */
export function useSteps(resource: Resource, steps: DocumentSteps, calls: StepCalls) {
  const can = useCan(resource.privilege);
  const { username } = useSession();
  const text = useText();
  const t = useMessages(common);
  const own = useMessages(messages);
  /** What a stale refusal says: who changed the document, and whether the step still applies to it. */
  const stale = (error: ApiError, step: DocumentStep, now: Changed): ApiError => {
    const user = now.updatedBy ?? '-';
    const title = stateTitleOf(resource, now.state);
    const message = step.from.includes(now.state)
      ? own('changed', { user })
      : own('stateChanged', { user, state: title ? text(title) : now.state });
    return { ...error, message };
  };
  const take = (name: string, step: DocumentStep, record: Stepping) => {
    // What was typed stays in the dialog; sending it again is meant for the document that the page then shows.
    let { version } = record;
    return confirm(
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
          body: { secureId: record.secureId, version, ...(reason ? { reason } : {}) },
        });
        // A conflict means that the data on the screen are stale.
        if (!('error' in answer) || answer.error.status === 409) createStore().dispatch(invalidate(resource.module));
        if ('error' in answer) {
          if (answer.error.code !== 'STALE_VERSION') throw answer.error;
          const now = await resourceApi(resource).read(record.secureId);
          if ('error' in now) throw answer.error;
          const document = now.data as unknown as Changed;
          version = document.version;
          throw stale(answer.error, step, document);
        }
        notify.success(t('saved'));
      },
    );
  };
  return {
    all: Object.entries(steps).filter(([, { action }]) => can(action)),
    refused: (step: DocumentStep, record: Stepping): RefusalCode => stepRefusal(step, record, username),
    take,
  };
}
