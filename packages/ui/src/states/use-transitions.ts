import { createStore, invalidate, sendCall } from '@console/api';
import { useCan } from '@console/auth';
import type { Call } from '@console/contracts/core/call';
import {
  actCallsOf,
  missingFor,
  transitionsOf,
  type RecordFrame,
  type Resource,
  type TransitionAct,
} from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { confirm } from '../dialogs/index.ts';
import { notify, withField } from '../feedback/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { recordLabel } from '../record/label.ts';
import { useOfficeWhy, useWhy } from '../why/index.ts';
import { messages } from './messages.ts';

type Moved = Pick<RecordFrame, 'secureId' | 'version'>;

/** A transition that a record offers in its state. */
export interface OfferedTransition {
  readonly key: string;
  readonly title: string;
  readonly danger?: boolean;
  /** Why it cannot be used now. */
  readonly why: string | undefined;
  /** Asks for confirmation, and sends. */
  readonly run: () => void;
}

/**
 * Why a record cannot make a transition: by its state, and by fields that are not filled in.
 * @example
 * const whyNot = useTransitionWhy(resource);
 * whyNot(row, act); // 'Belum diisi: Alamat'
 */
export function useTransitionWhy(resource: Resource) {
  const t = useMessages(messages);
  const text = useText();
  const field = resource.states && resource.derived[resource.states.field];
  return (record: Moved, { transition: { field: name, from, requires } }: Pick<TransitionAct, 'transition'>) => {
    const values = record as unknown as Readonly<Record<string, unknown>>;
    const state = values[name] as string;
    const option = field?.options?.find(({ value }) => value === state);
    if (!from.includes(state)) return t('notFrom', { state: option ? text(option.title) : state });
    const missing = (requires ?? []).flatMap((one) => {
      const names = missingFor([one], values);
      return names.length > 0 ? [names.map((each) => text(titleOf(resource, each))).join(t('or'))] : [];
    });
    return missing.length > 0 ? t('missing', { fields: missing.join(', ') }) : undefined;
  };
}

/** The sentence for people whose office changes no state of the resource; undefined for the others. */
export const useStateOfficeWhy = ({ writtenInPart }: Resource): string | undefined =>
  useOfficeWhy(writtenInPart ? { writtenBy: writtenInPart.office } : {});

/**
 * The transitions that a record offers: from its state, by the level of the person; with the reason where one cannot be
 * used now.
 */
export function useTransitions(resource: Resource) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const can = useCan(resource.privilege);
  const why = useWhy(resource);
  const office = useStateOfficeWhy(resource);
  const whyNot = useTransitionWhy(resource);
  const calls = actCallsOf(resource) as Readonly<Record<string, Call>>;

  const ask = (name: string, act: TransitionAct, record: Moved) =>
    confirm(
      {
        title: t('title', { act: text(act.title), title: text(resource.title) }),
        subject: recordLabel(resource, record as never),
        text: text(act.effect),
        action: text(act.title),
        danger: act.danger === true,
        ...(act.fields['reason'] ? { reason: 'required' as const } : {}),
      },
      async ({ reason }) => {
        const { secureId, version } = record;
        const answer = await sendCall(calls[name]!, { body: { secureId, version, ...(reason ? { reason } : {}) } });
        // A conflict means that what is shown is stale.
        if ('data' in answer || answer.error.status === 409) createStore().dispatch(invalidate(resource.module));
        if ('error' in answer) throw withField(resource, answer.error, text);
        notify.success(words('saved'));
      },
    );
  return (record: Moved): readonly OfferedTransition[] =>
    transitionsOf(resource)
      .filter(
        ([, { action, transition }]) =>
          can(action) &&
          transition.from.includes((record as unknown as Readonly<Record<string, string>>)[transition.field] ?? ''),
      )
      .map(([key, act]) => ({
        key,
        title: text(act.title),
        why: why.reading ?? office ?? whyNot(record, act),
        run: () => ask(key, act, record),
        ...(act.danger ? { danger: true } : {}),
      }));
}
