import { isApiError, resourceApi, type Changed, type Outcome } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';
import { useState } from 'react';
import { confirm } from '../dialogs/index.ts';
import { useFourEyes } from '../four-eyes/index.ts';
import { notify, withField } from '../feedback/index.ts';
import { formatNumber } from '../formats/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';
import { refusedRows, type Report } from './report.ts';
import { selectedCount, type Selection } from './selection.ts';
import type { Row } from './declaration.ts';

export type StatusOperation = 'activate' | 'deactivate';

/** What is to be changed. */
export interface StatusTarget {
  readonly selection: Selection;
  /** Of the list on the screen; what "all" means. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly label: (row: Row) => string;
  readonly done: () => void;
}

/** The count that a COUNT_CHANGED answer names. */
const newCount = (error: unknown): number | undefined => {
  if (!isApiError(error) || error.code !== 'COUNT_CHANGED') return undefined;
  const { count } = { ...error.parameters, ...(error.result as object | undefined) } as { count?: unknown };
  return typeof count === 'number' ? count : undefined;
};

/** Rows that are already as they would become are left out: the services refuse a call that names one. */
const changeable = (selection: Selection, operation: StatusOperation): Selection =>
  selection.kind === 'all'
    ? selection
    : {
        kind: 'rows',
        rows: new Map(
          [...selection.rows].filter(([, row]) => row.status !== (operation === 'activate' ? 'active' : 'inactive')),
        ),
      };

/** The name of the record, when it is one. */
const onlyRow = (selection: Selection, label: (row: Row) => string): string | undefined => {
  const [row, another] = selection.kind === 'rows' ? [...selection.rows.values()] : [];
  return row && !another ? label(row) : undefined;
};

const unused = () => () => Promise.reject(new TypeError('The resource has no such operation'));

/** The sender of an operation; of one that the resource lacks, none is ever offered. */
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
  // The operations of a resource never change, so the order of hooks does not either.
  const use = resource.operations.includes(operation)
    ? (hooks[operation] as () => readonly [(body: B) => Promise<Outcome<Changed>>, unknown])
    : undefined;
  return use ? use()[0] : unused();
}

/**
 * Activates and deactivates one record, several or a whole filter, asks first and tells the outcome.
 * @param onRun called when the change goes on in the background.
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
  const tell = (changed: Changed, target: StatusTarget) => {
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

  const ask = (operation: StatusOperation, target: StatusTarget, changedFrom?: number) => {
    const selection = changeable(target.selection, operation);
    const count = selectedCount(selection);
    if (count === 0) return notify.info(t('nothingToChange'));
    confirm(
      {
        title: t(operation === 'activate' ? 'activateTitle' : 'deactivateTitle'),
        subject: onlyRow(selection, target.label) ?? t('count', { count: formatNumber(count) }),
        ...(changedFrom === undefined
          ? {}
          : { text: t('countChanged', { before: formatNumber(changedFrom), after: formatNumber(count) }) }),
        action: words(operation),
        danger: operation === 'deactivate',
        ...(operation === 'deactivate' ? { reason: 'required' as const } : {}),
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
        if ('data' in answer) return tell(answer.data, target);
        const counted = newCount(answer.error);
        if (counted !== undefined)
          return ask(operation, { ...target, selection: { kind: 'all', count: counted } }, count);
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
