import { useCan } from '@console/auth';
import {
  importCalls,
  type ImportDefinition,
  type ImportJob,
  type ImportRow,
} from '@console/contracts/platform/imports';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Spin } from '../core/index.ts';
import { formatDate } from '../formats/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { ErrorContent, Page } from '../page/index.ts';
import './import.css';
import { messages } from './messages.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { JobState, RecentJobs, WaitingJobs } from './RecentJobs.tsx';
import { RunStep } from './RunStep.tsx';
import { UploadStep } from './UploadStep.tsx';
import { useImportJob } from './use-import-job.ts';
import { useJobActions } from './use-job-actions.ts';

export interface ImportWizardProps {
  readonly definition: ImportDefinition;
  /** What the file is uploaded for, in modules that ask it first; `null` while it is incomplete. */
  readonly target?: Readonly<Record<string, string>> | null;
  /** Inputs that choose the target. */
  readonly children?: ReactNode;
  /**
   * What a target means, and one row of the file that the person looks at, such as the instalments of its rates. Shown
   * below the target and below the rows.
   */
  readonly looksAt?: (target: ImportJob['target'], row: ImportRow | null) => ReactNode;
  /** Address of the page that shows the result; default: the module's list. */
  readonly listAddress?: string;
  /** The job, on a page of one job; otherwise it is in the address. */
  readonly importId?: string;
  /** Opens the page of a job, or the upload for `null`, where jobs have pages of their own. */
  readonly onJob?: (secureId: string | null) => void;
}

const steps = ['stepFile', 'stepPreview', 'stepRun'] as const;
const checking: readonly ImportJob['state'][] = ['UPLOADED', 'VALIDATING'];

const stepOf = (job: ImportJob | undefined): number =>
  !job ? 0 : job.state === 'PREVIEWED' || checking.includes(job.state) ? 1 : 2;

function Steps({ current }: { readonly current: number }) {
  const t = useMessages(messages);
  return (
    <ol className="import-steps" aria-label={t('steps')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
          {t(step)}
        </li>
      ))}
    </ol>
  );
}

function JobPart({
  definition,
  job,
  listAddress,
  looksAt,
  onAgain,
}: {
  readonly definition: ImportDefinition;
  readonly job: ImportJob;
  readonly listAddress: string;
  readonly looksAt: ImportWizardProps['looksAt'];
  readonly onAgain: () => void;
}) {
  const t = useMessages(messages);
  const calls = useMemo(() => importCalls(definition), [definition]);
  const actions = useJobActions(definition, calls, job);
  const [row, setRow] = useState<ImportRow | null>(null);
  const onLook = looksAt && setRow;
  const hasRows = stepOf(job) === 2 || job.state === 'PREVIEWED';
  return (
    <>
      <p className="import-job">
        {job.importNo} <strong>{job.fileName}</strong> <JobState state={job.state} />{' '}
        <span className="import-quiet">
          {formatDate(job.uploadedAt, 'DD-MM-YYYY HH:mm')} {t('by', { user: job.uploadedBy })}
        </span>
      </p>
      {checking.includes(job.state) && (
        <section className="panel import-part">
          <p>
            <Spin /> {t('checking')}
          </p>
        </section>
      )}
      {job.state === 'PREVIEWED' && <PreviewStep definition={definition} job={job} actions={actions} onLook={onLook} />}
      {stepOf(job) === 2 && (
        <RunStep
          definition={definition}
          job={job}
          actions={actions}
          listAddress={listAddress}
          onLook={onLook}
          onAgain={onAgain}
        />
      )}
      {hasRows && looksAt?.(job.target, row)}
    </>
  );
}

/**
 * Imports the rows of a file into a module: upload, preview, confirmation, run (docs/model/platform.md#imports). The
 * job's id is in the address, so that a reload or a shared link continues it.
 * @example
 * <ImportWizard definition={placeImport} listAddress="/places" />
 */
export function ImportWizard({
  definition,
  target,
  children,
  looksAt,
  listAddress = `/${definition.module}`,
  importId: given,
  onJob,
}: ImportWizardProps) {
  const t = useMessages(messages);
  const text = useText();
  const can = useCan(definition.privilege);
  const [address, setAddress] = useSearchParams();
  const importId = given ?? address.get('importId');
  const { job, error, refetch } = useImportJob(importId, definition.module);
  const calls = useMemo(() => importCalls(definition), [definition]);
  const open = onJob ?? ((secureId: string | null) => setAddress(secureId ? { importId: secureId } : {}));
  const decides = definition.needsApproval && can('approve');
  if (importId && error && !job) return <ErrorContent record error={error} onRetry={refetch} />;
  return (
    <Page title={t('title', { title: text(definition.title) })}>
      {(importId || can('import')) && <Steps current={importId ? Math.max(1, stepOf(job)) : 0} />}
      {importId ? (
        job ? (
          <JobPart
            key={job.secureId}
            definition={definition}
            job={job}
            listAddress={listAddress}
            looksAt={looksAt}
            onAgain={() => open(null)}
          />
        ) : (
          <Spin />
        )
      ) : (
        <>
          {can('import') && (
            <UploadStep
              definition={definition}
              calls={calls}
              target={target ?? undefined}
              ready={target !== null}
              onJob={open}
            >
              {children}
            </UploadStep>
          )}
          {can('import') && looksAt?.(target ?? null, null)}
          {decides && <WaitingJobs module={definition.module} onJob={open} />}
          {can('import') && <RecentJobs module={definition.module} onJob={open} />}
        </>
      )}
    </Page>
  );
}
