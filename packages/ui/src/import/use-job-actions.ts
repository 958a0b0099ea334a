import { downloadFile, isApiError, mutationEndpoint } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import { changeRules, ticksOf } from '@console/contracts/core/changes';
import {
  importJobCalls,
  type ImportCalls,
  type ImportDefinition,
  type ImportJob,
  type ImportWarning,
} from '@console/contracts/platform/imports';
import { confirm } from '../dialogs/index.ts';
import { notify, useErrorText } from '../feedback/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';

type Send = (args: { body: unknown }) => Promise<{ readonly data: ImportJob } | { readonly error: unknown }>;

const useSend = (call: Call | undefined): Send => {
  // An import without four eyes has no decision calls. `resume` stands in, so that the number of hooks is constant.
  const [send] = mutationEndpoint(call ?? importJobCalls.resume, {
    invalidates: ['import-job'],
  }).useMutation();
  return send as Send;
};

/** The actions on a job; each reports its failure. */
export function useJobActions(definition: ImportDefinition, calls: ImportCalls, job: ImportJob) {
  const t = useMessages(messages);
  const text = useErrorText();
  const words = useText();
  const confirmImport = useSend(calls.importConfirm);
  const resume = useSend(importJobCalls.resume);
  const stop = useSend(importJobCalls.stop);
  const cancel = useSend(importJobCalls.cancel);
  const approve = useSend(calls.importApprove);
  const reject = useSend(calls.importReject);
  const { secureId, fileName: subject, warnings = [] } = job;
  const about = [secureId];

  const notifyOnError = async (sent: ReturnType<Send>) => {
    const outcome = await sent;
    if ('error' in outcome) notify.error(text(outcome.error));
  };
  const throwOnError = async (sent: ReturnType<Send>) => {
    const outcome = await sent;
    if ('error' in outcome) throw outcome.error;
  };
  /** @param again what was typed, when warnings have changed since they were ticked */
  const askApproval = (toTick: readonly ImportWarning[], again?: { readonly note: string | null }): void =>
    confirm(
      {
        title: t('askApprove'),
        subject,
        about,
        ...(again ? { text: t('warningsMoved'), reasonGiven: again.note } : {}),
        ticks: toTick.map((warning) => t('warning', { text: words(warning.text), count: formatNumber(warning.rows) })),
        reason: 'optional',
        action: t('approve'),
      },
      async ({ reason }) => {
        const acknowledged = toTick.length > 0 ? { acknowledged: ticksOf(toTick) } : {};
        const answer = await approve({ body: { importId: secureId, note: reason, ...acknowledged } });
        if (!('error' in answer)) return;
        if (!isApiError(answer.error) || answer.error.code !== 'WARNINGS_NOT_TICKED') throw answer.error;
        askApproval((answer.error.result as { warnings: readonly ImportWarning[] }).warnings, { note: reason });
      },
    );
  return {
    /**
     * Rows that are left out are said once more before, and what a second person decides is asked a reason for.
     *
     * @returns why it failed
     */
    confirm: async (skipErrors: boolean): Promise<string | null> => {
      const send = (reason: string | null) =>
        confirmImport({ body: { importId: secureId, skipErrors, ...(reason === null ? {} : { reason }) } });
      if (job.errorRows === 0 && !job.needsApproval) {
        const outcome = await send(null);
        return 'error' in outcome ? text(outcome.error) : null;
      }
      const [applied, total, skipped] = [job.newRows + job.changedRows, job.totalRows, job.errorRows].map((count) =>
        formatNumber(count),
      );
      const words = t(job.errorRows === 0 ? 'willApplyAll' : 'willApply', {
        applied: applied!,
        total: total!,
        skipped: skipped!,
      });
      const question = job.needsApproval
        ? { reason: 'required' as const, reasonLength: changeRules.reason, reasonGiven: job.reason ?? '' }
        : {};
      confirm(
        { title: t('askConfirm'), subject, about, text: words, action: t('confirm'), ...question },
        ({ reason }) => throwOnError(send(reason)),
      );
      return null;
    },
    resume: () => notifyOnError(resume({ body: { secureId } })),
    stop: () =>
      confirm({ title: t('askStop'), subject, about, reason: 'required', action: t('stop') }, ({ reason }) =>
        throwOnError(stop({ body: { secureId, reason } })),
      ),
    cancel: () =>
      confirm(
        { title: t('askCancel'), subject, about, reason: 'required', action: t('cancel'), danger: true },
        ({ reason }) => throwOnError(cancel({ body: { secureId, reason } })),
      ),
    approve: () => askApproval(warnings),
    reject: () =>
      confirm(
        { title: t('askReject'), subject, about, reason: 'required', action: t('reject'), danger: true },
        ({ reason }) => throwOnError(reject({ body: { importId: secureId, note: reason } })),
      ),
    errorFile: async () => {
      const outcome = await downloadFile(importJobCalls.errorFile, { parameters: { secureId } });
      if ('error' in outcome) notify.error(text(outcome.error));
    },
  };
}

export type JobActions = ReturnType<typeof useJobActions>;
