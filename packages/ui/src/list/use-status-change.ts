import { isApiError, resourceApi, type Changed, type Outcome } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';
import { useState } from 'react';
import { activationAsked, confirm, usesAsked } from '../dialogs/index.ts';
import { useFourEyes } from '../four-eyes/index.ts';
import { notify, withField } from '../feedback/index.ts';
import { formatNumber } from '../formats/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';
import { refusedRows, type Report } from './report.ts';
import { selectedCount, type Selection } from './selection.ts';
import type { Row } from './declaration.ts';

export type StatusOperation = 'activate' | 'deactivate';

/** The records of a status change. */
export interface StatusTarget {
  readonly selection: Selection;
  /** The filter of the list on the screen, which "all" refers to. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly label: (row: Row) => string;
  readonly done: () => void;
}

/** The current count in a COUNT_CHANGED answer. */
const newCount = (error: unknown): number | undefined => {
  if (!isApiError(error) || error.code !== 'COUNT_CHANGED') return undefined;
  const { count } = { ...error.parameters, ...(error.result as object | undefined) } as { count?: unknown };
  return typeof count === 'number' ? count : undefined;
};

/** Leaves out rows that already have the new status, since the services refuse a call with one of them. */
const changeable = (selection: Selection, operation: StatusOperation): Selection =>
  selection.kind === 'all'
    ? selection
    : {
        kind: 'rows',
        rows: new Map(
          [...selection.rows].filter(([, row]) => row.status !== (operation === 'activate' ? 'active' : 'inactive')),
        ),
      };

/** The record when only one is selected. */
const onlyRow = (selection: Selection): Row | undefined => {
  const [row, another] = selection.kind === 'rows' ? [...selection.rows.values()] : [];
  return another ? undefined : row;
};

const unused = () => () => Promise.reject(new TypeError('The resource has no such operation'));

/** Sends an operation. For one that the resource lacks it rejects; no button offers it. */
function useSend<B>(
  resource: Resource,
  operation: StatusOperation | `${StatusOperation}-all`,
): (body: B) => Promise<Outcome<Changed>> {
  const api = resourceApi(resource);
  const hooks = {
    activate: api.useActivateMutation,
    deactivate: api.useDeactivateMutation,
    'activate-all': api.useActivateAllMutation,
    'deactivate-all': api.useDeactivateAllMutation,
  };
  // The operations of a resource are constant, so the order of hooks is too.
  const use = resource.operations.includes(operation)
    ? (hooks[operation] as () => readonly [(body: B) => Promise<Outcome<Changed>>, unknown])
    : undefined;
  return use ? use()[0] : unused();
}

/**
 * Activates or deactivates one record, several or a whole filter, after a confirmation, and reports the outcome.
 * @param onRun called with the run's id when the change runs in the background
 */
export function useStatusChange(resource: Resource, onRun: (runId: string) => void) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const [report, setReport] = useState<Report | null>(null);
  const some = { activate: useSend<object>(resource, 'activate'), deactivate: useSend<object>(resource, 'deactivate') };
  const all = {
    activate: useSend<object>(resource, 'activate-all'),
    deactivate: useSend<object>(resource, 'deactivate-all'),
  };

  const fourEyes = useFourEyes(resource);
  const reportChange = (changed: Changed, target: StatusTarget) => {
    target.done();
    if (changed.runId) {
      notify.info(t('background'));
      return onRun(changed.runId);
    }
    if (changed.skipped?.length) {
      const labels = new Map(changed.skipped.map(({ secureId, label }) => [secureId, label]));
      setReport({
        kind: 'skipped',
        changed: changed.changed,
        done: changed.changedRecords ?? [],
        lines: changed.skipped,
        label: (secureId) => labels.get(secureId) || secureId,
      });
    } else if (fourEyes.tell(changed) > 0 && changed.changed === 0) return;
    else notify.success(t('changed', { count: formatNumber(changed.changed) }));
  };

  const ask = (operation: StatusOperation, target: StatusTarget, previousCount?: number) => {
    const selection = changeable(target.selection, operation);
    const count = selectedCount(selection);
    const only = onlyRow(selection);
    if (count === 0) return notify.info(t('nothingToChange'));
    confirm(
      {
        title: t(operation === 'activate' ? 'activateTitle' : 'deactivateTitle'),
        ...(selection.kind === 'all' ? {} : { about: [...selection.rows.keys()] }),
        subject: only ? target.label(only) : t('count', { count: formatNumber(count) }),
        ...(previousCount === undefined
          ? {}
          : { text: t('countChanged', { before: formatNumber(previousCount), after: formatNumber(count) }) }),
        action: words(operation),
        danger: operation === 'deactivate',
        ...(operation === 'deactivate'
          ? { reason: 'required' as const, ...usesAsked(resource, only) }
          : activationAsked(resource, only)),
        ...(selection.kind === 'all' ? { count } : fourEyes.question(operation, [...selection.rows.values()])),
      },
      async ({ reason }) => {
        const answer =
          selection.kind === 'all'
            ? await all[operation]({ filter: target.filter, expectedCount: count, reason })
            : await some[operation]({
                items: [...selection.rows.values()].map(({ secureId, version }) => ({ secureId, version })),
                reason,
              });
        if ('data' in answer) return reportChange(answer.data, target);
        const currentCount = newCount(answer.error);
        if (currentCount !== undefined)
          return ask(operation, { ...target, selection: { kind: 'all', count: currentCount } }, count);
        const lines = selection.kind === 'rows' ? refusedRows(answer.error, [...selection.rows.values()]) : [];
        if (lines.length === 0) throw withField(resource, answer.error, text);
        return setReport({ kind: 'refused', lines, label: labelsOf(target) });
      },
    );
  };
  return { ask, report, closeReport: () => setReport(null) };
}

const labelsOf =
  ({ selection, label }: StatusTarget) =>
  (secureId: string): string => {
    const row = selection.kind === 'rows' ? selection.rows.get(secureId) : undefined;
    return row ? label(row) : secureId;
  };
