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
import { Opened } from '../opened/index.ts';
import { ErrorContent, Page } from '../page/index.ts';
import './import.css';
import { CheckingPart } from './CheckingPart.tsx';
import { messages } from './messages.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { JobState, RecentJobs, WaitingJobs } from './RecentJobs.tsx';
import { RunStep } from './RunStep.tsx';
import { TargetFacts } from './TargetFacts.tsx';
import { UploadStep } from './UploadStep.tsx';
import { useImportJob } from './use-import-job.ts';
import { useJobActions } from './use-job-actions.ts';

export interface ImportWizardProps {
  readonly definition: ImportDefinition;
  /** What the file is uploaded for, in modules that ask it first; `null` while it is incomplete. */
  readonly target?: Readonly<Record<string, string>> | null;
  /** Inputs that choose the target. */
  readonly children?: ReactNode;
  /** Called when a file was taken: what was typed for it is no longer a draft. */
  readonly onUploaded?: () => void;
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

/** The row that is looked at, and how often one was chosen. */
interface Looked {
  readonly row: ImportRow | null;
  readonly press: number;
}
const nothing: Looked = { row: null, press: 0 };

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
  const [looked, setLooked] = useState<Looked>(nothing);
  const onLook = looksAt && ((row: ImportRow) => setLooked(({ press }) => ({ row, press: press + 1 })));
  const hasRows = stepOf(job) === 2 || job.state === 'PREVIEWED';
  return (
    <>
      <p className="import-job">
        {job.importNo} <strong>{job.fileName}</strong> <JobState job={job} />{' '}
        <span className="import-quiet">
          {formatDate(job.uploadedAt, 'DD-MM-YYYY HH:mm')} {t('by', { user: job.uploadedBy })}
        </span>
      </p>
      <TargetFacts job={job} />
      {checking.includes(job.state) && <CheckingPart job={job} actions={actions} />}
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
      {hasRows && looksAt && (
        <Opened
          by={looked.row && looked.press}
          label={t('ofRow', { row: looked.row?.rowNo ?? '' })}
          back={t('backToRow', { row: looked.row?.rowNo ?? '' })}
        >
          {looksAt(job.target, looked.row)}
        </Opened>
      )}
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
  onUploaded,
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
              onUploaded={onUploaded}
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
