import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import {
  schedulerLog,
  schedulerLogCalls,
  type SchedulerLogRow,
} from '@console/contracts/orders-logs/transaction-log/scheduler';
import { notRerunnable, runStates } from '@console/contracts/orders-logs/transaction-log/vocabulary';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { dateFormats, formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { OptionTag } from '@console/ui/status';
import { ActionButton, useWhy } from '@console/ui/why';
import { LogPage } from './LogPage.tsx';
import { messages } from './messages.ts';
import { pageOf } from './pages.ts';
import { Rows } from './Rows.tsx';
import { RunBars } from './RunBars.tsx';
import { facts } from './sections.ts';

const rerunCall = mutationEndpoint(schedulerLogCalls.rerun);

/** Runs the job of a row again, for those who operate the module. */
function Rerun({ row: { secureId, jobName } }: { readonly row: SchedulerLogRow }) {
  const t = useMessages(messages);
  const can = useCan(schedulerLog.privilege);
  const why = useWhy(schedulerLog);
  const [send] = rerunCall.useMutation();
  if (!can('operate')) return null;
  const ask = () =>
    confirm({ title: t('rerun'), subject: jobName, text: t('rerunText'), action: t('rerun') }, async () => {
      const answer = await send({ body: { secureId } });
      if ('error' in answer) throw answer.error;
      notify.success(t('rerunDone', { job: jobName }));
    });
  return (
    <ActionButton why={notRerunnable.includes(jobName) ? why.of('NOT_RERUNNABLE') : undefined} onClick={ask}>
      {t('rerun')}
    </ActionButton>
  );
}

/** A run of a job: counts, failures, and the runs before it. */
export default function SchedulerPage() {
  const t = useMessages(messages);
  return (
    <LogPage
      kind="scheduler"
      resource={schedulerLog}
      sections={[
        {
          title: facts,
          fields: [
            'jobName',
            'schedulerVersion',
            'trigger',
            'startedBy',
            'at',
            'endedAt',
            'durationMs',
            'node',
            'status',
            'readCount',
            'doneCount',
            'skippedCount',
            'failedCount',
            { name: 'message', wide: true },
          ],
        },
      ]}
      actions={(row) => <Rerun row={row as SchedulerLogRow} />}
    >
      {({ failures, runs }) => (
        <>
          <Rows
            title={t('failures')}
            none={t('noFailures')}
            rows={failures}
            columns={[
              { title: t('entity'), of: ({ entity }) => entity },
              { title: t('code'), of: ({ code }) => code },
              { title: t('text'), of: ({ text }) => text },
            ]}
          />
          <Rows
            title={t('runs')}
            none={t('none')}
            rows={runs}
            before={runs && runs.length > 0 ? <RunBars runs={runs} /> : null}
            columns={[
              {
                title: t('at'),
                of: (run) => <PageLink to={pageOf.scheduler(run)}>{formatDate(run.at, dateFormats.log)}</PageLink>,
              },
              { title: t('state'), of: ({ status }) => <OptionTag value={status} options={runStates} /> },
              {
                title: t('duration'),
                of: ({ durationMs }) => (durationMs === null ? t('none') : formatNumber(durationMs)),
                isNumber: true,
              },
            ]}
          />
        </>
      )}
    </LogPage>
  );
}
