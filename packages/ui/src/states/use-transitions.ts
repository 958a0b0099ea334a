import { useCan } from '@console/auth';
import { sharedErrors } from '@console/contracts/core/errors';
import {
  missingFor,
  transitionsOf,
  type RecordFrame,
  type Resource,
  type Act,
  type TransitionAct,
} from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { useMessages, useText } from '../messages/index.ts';
import { useOfficeWhy, useWhy } from '../why/index.ts';
import { messages } from './messages.ts';
import { useAct } from './use-act.ts';

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

/**
 * The sentence for people whose office changes no state of the resource, or approves nothing of it; undefined for the
 * others.
 */
export function useStateOfficeWhy({ writtenInPart, approvedBy }: Resource) {
  const text = useText();
  const writes = useOfficeWhy(writtenInPart ? { writtenBy: writtenInPart.office } : {});
  const approves = useOfficeWhy(approvedBy ? { writtenBy: approvedBy } : {});
  return ({ action }: Pick<Act, 'action'>): string | undefined =>
    writes ?? (action === 'approve' && approves !== undefined ? text(sharedErrors.APPROVER_LEVEL.text) : undefined);
}

/**
 * The transitions that a record offers: from its state, by the level of the person; with the reason where one cannot be
 * used now.
 */
export function useTransitions(resource: Resource) {
  const text = useText();
  const can = useCan(resource.privilege);
  const why = useWhy(resource);
  const office = useStateOfficeWhy(resource);
  const whyNot = useTransitionWhy(resource);
  const ask = useAct(resource);
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
        why: why.reading ?? office(act) ?? whyNot(record, act),
        run: () => ask(key, act, record),
        ...(act.danger ? { danger: true } : {}),
      }));
}
