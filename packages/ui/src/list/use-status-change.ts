import { isApiError, resourceApi, type Changed, type Outcome } from '@console/api';
import { hasStatusPreview, type Resource } from '@console/contracts/core/resource';
import { useRef, useState } from 'react';
import { activationAsked, confirm, usesAsked } from '../dialogs/index.ts';
import { useFourEyes } from '../four-eyes/index.ts';
import { notify, withField } from '../feedback/index.ts';
import { formatNumber } from '../formats/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';
import { refusedRows, type Report, type ReportLine } from './report.ts';
import { selectedCount } from './selection.ts';
import type { Row } from './declaration.ts';
import {
  changeable,
  foreseenRefusals,
  itemsOf,
  labelsOf,
  onlyRow,
  type StatusOperation,
  type StatusTarget,
} from './status-target.ts';

/** The current count in a COUNT_CHANGED answer. */
const newCount = (error: unknown): number | undefined => {
  if (!isApiError(error) || error.code !== 'COUNT_CHANGED') return undefined;
  const { count } = { ...error.parameters, ...(error.result as object | undefined) } as { count?: unknown };
  return typeof count === 'number' ? count : undefined;
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

  const showRefused = (
    operation: StatusOperation,
    target: StatusTarget,
    { rows, lines, isForeseen }: { rows: ReadonlyMap<string, Row>; lines: readonly ReportLine[]; isForeseen: boolean },
  ) => {
    const refused = new Set(lines.map(({ secureId }) => secureId));
    const others = new Map([...rows].filter(([secureId]) => !refused.has(secureId)));
    const askOthers = () => {
      setReport(null);
      confirmChange(operation, { ...target, selection: { kind: 'rows', rows: others } });
    };
    setReport({
      kind: 'refused',
      isForeseen,
      lines,
      label: labelsOf(target),
      others: { count: others.size, verb: words(operation), ask: askOthers },
    });
  };

  const confirmChange = (operation: StatusOperation, target: StatusTarget, previousCount?: number) => {
    const { selection } = target;
    const count = selectedCount(selection);
    const only = onlyRow(selection);
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
                items: itemsOf(selection.rows),
                reason,
              });
        if ('data' in answer) return reportChange(answer.data, target);
        const currentCount = newCount(answer.error);
        if (currentCount !== undefined)
          return confirmChange(operation, { ...target, selection: { kind: 'all', count: currentCount } }, count);
        const rows = selection.kind === 'rows' ? selection.rows : new Map<string, Row>();
        const lines = refusedRows(answer.error, [...rows.values()]);
        if (lines.length === 0) throw withField(resource, answer.error, text);
        return showRefused(operation, target, { rows, lines, isForeseen: false });
      },
    );
  };

  const isAsking = useRef(false);
  /** Asks for the change; of several rows it says first which would refuse. */
  const ask = (operation: StatusOperation, { selection: selected, ...target }: StatusTarget): void => {
    const selection = changeable(selected, operation);
    const wanted = { ...target, selection };
    if (selectedCount(selection) === 0) return notify.info(t('nothingToChange'));
    if (selection.kind === 'all' || selection.rows.size < 2 || !hasStatusPreview(resource, operation))
      return confirmChange(operation, wanted);
    if (isAsking.current) return undefined;
    isAsking.current = true;
    const { rows } = selection;
    void foreseenRefusals(resource, operation, rows).then((lines) => {
      isAsking.current = false;
      if (lines.length === 0) confirmChange(operation, wanted);
      else showRefused(operation, wanted, { rows, lines, isForeseen: true });
    });
    return undefined;
  };
  return { ask, report, closeReport: () => setReport(null) };
}
