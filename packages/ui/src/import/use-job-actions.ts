import { downloadFile, mutationEndpoint } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import {
  importJobCalls,
  type ImportCalls,
  type ImportDefinition,
  type ImportJob,
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

  const notifyOnError = async (sent: ReturnType<Send>) => {
    const outcome = await sent;
    if ('error' in outcome) notify.error(text(outcome.error));
  };
  const throwOnError = async (sent: ReturnType<Send>) => {
    const outcome = await sent;
    if ('error' in outcome) throw outcome.error;
  };
  return {
    confirm: (skipErrors: boolean) => notifyOnError(confirmImport({ body: { importId: secureId, skipErrors } })),
    resume: () => notifyOnError(resume({ body: { secureId } })),
    stop: () =>
      confirm({ title: t('askStop'), subject, reason: 'required', action: t('stop') }, ({ reason }) =>
        throwOnError(stop({ body: { secureId, reason } })),
      ),
    cancel: () =>
      confirm({ title: t('askCancel'), subject, reason: 'required', action: t('cancel'), danger: true }, ({ reason }) =>
        throwOnError(cancel({ body: { secureId, reason } })),
      ),
    approve: () =>
      confirm(
        {
          title: t('askApprove'),
          subject,
          ticks: warnings.map((warning) =>
            t('warning', { text: words(warning.text), count: formatNumber(warning.rows) }),
          ),
          reason: 'optional',
          action: t('approve'),
        },
        ({ reason }) =>
          throwOnError(
            approve({
              body: {
                importId: secureId,
                note: reason,
                ...(warnings.length > 0 ? { acknowledged: warnings.map(({ code }) => code) } : {}),
              },
            }),
          ),
      ),
    reject: () =>
      confirm({ title: t('askReject'), subject, reason: 'required', action: t('reject'), danger: true }, ({ reason }) =>
        throwOnError(reject({ body: { importId: secureId, note: reason } })),
      ),
    errorFile: async () => {
      const outcome = await downloadFile(importJobCalls.errorFile, { parameters: { secureId } });
      if ('error' in outcome) notify.error(text(outcome.error));
    },
  };
}

export type JobActions = ReturnType<typeof useJobActions>;
