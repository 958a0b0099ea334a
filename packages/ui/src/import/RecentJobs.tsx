import { queryEndpoint } from '@console/api';
import { importJobCalls, importStates, type ImportJob, type ImportState } from '@console/contracts/platform/imports';
import { Button, Tag } from '../core/index.ts';
import { formatDate, formatNumber, type Colour } from '../formats/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';
import { TargetLine } from './TargetFacts.tsx';
import { ScrollTable } from '../page/ScrollTable.tsx';

const colours: Partial<Record<ImportState, Colour>> = {
  PREVIEWED: 'info',
  WAITING_APPROVAL: 'warning',
  SCHEDULED: 'info',
  RUNNING: 'info',
  STOPPED: 'warning',
  COMPLETED: 'success',
  COMPLETED_WITH_ERRORS: 'warning',
  REFUSED: 'error',
  FAILED: 'error',
};

/** State of a job in words. */
export function JobState({ job: { state, ...job } }: { readonly job: ImportJob }) {
  const t = useMessages(messages);
  const text = useText();
  // A file of which no row can be written is not ready for a confirmation.
  if (state === 'PREVIEWED' && job.newRows + job.changedRows === 0)
    return <Tag colour={job.errorRows > 0 ? 'error' : 'neutral'}>{t('nothingReady')}</Tag>;
  const title = importStates.find(({ value }) => value === state)?.title;
  return <Tag colour={colours[state] ?? 'neutral'}>{title ? text(title) : state}</Tag>;
}

const jobList = queryEndpoint(importJobCalls.list);

function JobTable({
  title,
  none,
  jobs,
  onJob,
}: {
  readonly title: string;
  readonly none: string;
  readonly jobs: readonly ImportJob[];
  readonly onJob: (secureId: string) => void;
}) {
  const t = useMessages(messages);
  const hasTarget = jobs.some(({ targetFacts = [] }) => targetFacts.length > 0);
  return (
    <section className="panel">
      <h2>{title}</h2>
      {jobs.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ScrollTable className="import-scroll" label={title}>
          <table className="import-table">
            <thead>
              <tr>
                <th scope="col">{t('file')}</th>
                {hasTarget && <th scope="col">{t('target')}</th>}
                <th scope="col">{t('uploadedAt')}</th>
                <th scope="col">{t('uploadedBy')}</th>
                <th scope="col">{t('rows')}</th>
                <th scope="col">{t('state')}</th>
              </tr>
            </thead>
            <tbody>
              {jobs.map((job) => (
                <tr key={job.secureId}>
                  <th scope="row">
                    <Button
                      variant="quiet"
                      aria-label={t('open', { file: job.fileName })}
                      onClick={() => onJob(job.secureId)}
                    >
                      {job.fileName}
                    </Button>
                  </th>
                  {hasTarget && (
                    <td>
                      <TargetLine job={job} />
                    </td>
                  )}
                  <td>{formatDate(job.uploadedAt, 'DD-MM-YYYY HH:mm')}</td>
                  <td>{job.uploadedBy}</td>
                  <td>{formatNumber(job.totalRows)}</td>
                  <td>
                    <JobState job={job} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      )}
    </section>
  );
}

interface JobsProps {
  readonly module: string;
  readonly onJob: (secureId: string) => void;
}

/** The person's latest imports in this module, to continue one. */
export function RecentJobs({ module, onJob }: JobsProps) {
  const t = useMessages(messages);
  const { data } = jobList.useQuery({ query: { module, mine: true, size: 10 } });
  return data ? <JobTable title={t('recent')} none={t('recentNone')} jobs={data.rows} onJob={onJob} /> : null;
}

/** Imports of this module that await a second person's approval. */
export function WaitingJobs({ module, onJob }: JobsProps) {
  const t = useMessages(messages);
  const { data } = jobList.useQuery({ query: { module, state: ['WAITING_APPROVAL'], size: 25 } });
  return data ? <JobTable title={t('waitingJobs')} none={t('waitingNone')} jobs={data.rows} onJob={onJob} /> : null;
}
