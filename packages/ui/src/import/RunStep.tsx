import type { ImportDefinition, ImportJob, ImportRow } from '@console/contracts/platform/imports';
import { Button } from '../core/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { PageLink } from '../navigation/index.ts';
import { FileFaults } from './FileFaults.tsx';
import { JobWarnings } from './JobWarnings.tsx';
import { messages } from './messages.ts';
import { CheckedRows, RecordCounts } from './PreviewStep.tsx';
import { doneOf, useEstimate } from './use-estimate.ts';
import type { JobActions } from './use-job-actions.ts';

function Progress({ job }: { readonly job: ImportJob }) {
  const t = useMessages(messages);
  const left = useEstimate(job);
  const done = doneOf(job);
  // All are judged before the first is written.
  const isJudged = job.state === 'RUNNING' && done === 0 && job.checkedRows > 0;
  const reached = isJudged ? job.checkedRows : done;
  const words = t(isJudged ? 'judging' : 'progress', {
    done: formatNumber(reached),
    total: formatNumber(job.rowsToApply),
  });
  const seconds = left === null ? null : Math.ceil(left / 1000);
  const time =
    seconds === null
      ? null
      : seconds < 90
        ? t('seconds', { count: seconds })
        : t('minutes', { count: Math.ceil(seconds / 60) });
  return (
    <div className="import-progress">
      <progress max={Math.max(1, job.rowsToApply)} value={reached} aria-label={words} />
      <span>{words}</span>
      {time && <span className="import-quiet">{t('estimate', { time })}</span>}
    </div>
  );
}

/** One sentence about the job's state. */
function useOutcome(job: ImportJob): string | null {
  const t = useMessages(messages);
  const applied = formatNumber(job.appliedRows);
  const skipped = formatNumber(job.skipErrors ? job.errorRows : 0);
  switch (job.state) {
    case 'WAITING_APPROVAL':
      return t('waiting');
    case 'SCHEDULED':
      return t('scheduled');
    case 'COMPLETED':
      return t('completed', { applied });
    case 'COMPLETED_WITH_ERRORS':
      return t('withErrors', { applied, failed: formatNumber(job.failedRows), skipped });
    case 'STOPPED':
      return job.apply === 'STAGED' ? t('stagedStopped') : t('stopped', { applied });
    case 'FAILED':
      return t('failed', { applied });
    case 'CANCELLED':
      return t('cancelled', { applied });
    case 'REFUSED':
      return t('refused');
    case 'EXPIRED':
      return t('expired');
    default:
      return null;
  }
}

const endedStates: readonly ImportJob['state'][] = [
  'COMPLETED',
  'COMPLETED_WITH_ERRORS',
  'CANCELLED',
  'REFUSED',
  'EXPIRED',
  'FAILED',
];
/** Refusals whose parameters name the columns. */
const columnFaults: readonly ImportJob['code'][] = ['FILE_COLUMNS', 'FILE_SHEET_COLUMNS'];
const withProgress: readonly ImportJob['state'][] = ['RUNNING', 'STOPPED', 'FAILED'];

/** Step 3: approval, progress and result, with the actions possible now. */
export function RunStep({
  definition,
  job,
  actions,
  listAddress,
  onLook,
  onAgain,
}: {
  readonly definition: ImportDefinition;
  readonly job: ImportJob;
  readonly actions: JobActions;
  readonly listAddress: string;
  readonly onLook: ((row: ImportRow) => void) | undefined;
  readonly onAgain: () => void;
}) {
  const t = useMessages(messages);
  const outcome = useOutcome(job);
  const can = (action: ImportJob['actions'][number]) => job.actions.includes(action);
  const hasFaults = job.errorRows > 0 || job.failedRows > 0;
  return (
    <>
      <section className="panel import-part">
        {outcome && <output>{outcome}</output>}
        {withProgress.includes(job.state) && <Progress job={job} />}
        <RecordCounts job={job} />
        {job.reason && <p>{t('asked', { reason: job.reason })}</p>}
        {job.message && <p>{t('reason', { reason: job.message })}</p>}
        {columnFaults.includes(job.code) && <FileFaults detail={job.parameters} />}
        <JobWarnings job={job} />
        {job.decidedBy && <p>{t('decided', { user: job.decidedBy, note: job.decisionNote ?? '-' })}</p>}
        <div className="import-actions">
          {can('cancel') && <Button onClick={actions.cancel}>{t('cancel')}</Button>}
          {can('stop') && <Button onClick={actions.stop}>{t('stop')}</Button>}
          {can('reject') && (
            <Button variant="danger" onClick={actions.reject}>
              {t('reject')}
            </Button>
          )}
          {hasFaults && <Button onClick={() => actions.errorFile()}>{t('errorFile')}</Button>}
          {endedStates.includes(job.state) && <Button onClick={onAgain}>{t('again')}</Button>}
          {endedStates.includes(job.state) && (
            <PageLink className="button button-primary" to={listAddress}>
              {t('toList')}
            </PageLink>
          )}
          {can('resume') && (
            <Button variant="primary" onClick={() => actions.resume()}>
              {t('resume')}
            </Button>
          )}
          {(can('approve') || (can('reject') && job.needsAdmin)) && (
            <Button variant="primary" why={can('approve') ? undefined : job.needsAdmin} onClick={actions.approve}>
              {t('approve')}
            </Button>
          )}
        </div>
      </section>
      {job.totalRows > 0 && job.state !== 'REFUSED' && (
        <section className="panel">
          <CheckedRows definition={definition} job={job} onLook={onLook} />
        </section>
      )}
    </>
  );
}
