import { mutationEndpoint } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';
import { runCalls, type BackgroundRun } from '@console/contracts/platform/runs';
import { useState } from 'react';
import { Button, Spin } from '../../core/index.ts';
import { confirm } from '../../dialogs/index.ts';
import { notify, useErrorText } from '../../feedback/index.ts';
import { formatNumber } from '../../formats/index.ts';
import { common, useMessages, useText } from '../../messages/index.ts';
import { messages } from './messages.ts';
import { doneOf, useRun } from './use-run.ts';
import { ActionButton } from '../../why/index.ts';
import { later } from '../../later/index.ts';

const RunReport = later(() => import('./RunReport.tsx'));

const cancelling = mutationEndpoint(runCalls.cancel);
const resuming = mutationEndpoint(runCalls.resume);
const retrying = mutationEndpoint(runCalls.retry);

interface RunProps {
  readonly resource: Pick<Resource, 'acts'>;
  readonly run: BackgroundRun;
}

function Progress({ resource, run, left }: RunProps & { readonly left: number | null }) {
  const t = useMessages(messages);
  const text = useText();
  const act = resource.acts?.[run.action];
  const words = t('progress', {
    action: act ? text(act.title) : t(run.action === 'activate' ? 'activate' : 'deactivate'),
    done: formatNumber(doneOf(run)),
    total: formatNumber(run.total),
  });
  const seconds = left === null ? null : Math.ceil(left / 1000);
  return (
    <>
      <progress max={Math.max(1, run.total)} value={doneOf(run)} aria-label={words} />
      <span>{words}</span>
      {seconds !== null && (
        <span className="list-hint">
          {seconds < 90 ? t('seconds', { count: seconds }) : t('minutes', { count: Math.ceil(seconds / 60) })}
        </span>
      )}
    </>
  );
}

/** A change that runs in the background: progress, outcome, stop, resume, report, and a retry of what it skipped. */
export default function RunPanel({
  resource,
  secureId,
  onRetried,
  onClose,
}: {
  readonly resource: Pick<Resource, 'acts'>;
  readonly secureId: string;
  readonly onRetried: (runId: string) => void;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const [open, setOpen] = useState(false);
  const { run, error, left, refetch } = useRun(secureId);
  const [cancel] = cancelling.useMutation();
  const [resume, { isLoading: isResuming }] = resuming.useMutation();
  const [retry, { isLoading: isRetrying }] = retrying.useMutation();
  const askStop = () =>
    confirm({ title: t('stopTitle'), text: t('stopText'), action: t('stop'), danger: true }, async () => {
      const answer = await cancel({ body: { secureId } });
      // The run ended by itself before the stop; the refetch shows its outcome.
      if ('error' in answer && answer.error.code !== 'INVALID_STATE') throw answer.error;
      refetch();
    });
  const retryRun = async () => {
    const answer = await retry({ body: { secureId } });
    if ('error' in answer) notify.error(errorText(answer.error));
    else onRetried(answer.data.runId);
  };
  const resumeRun = async () => {
    const answer = await resume({ body: { secureId } });
    if ('error' in answer) notify.error(errorText(answer.error));
    refetch();
  };
  if (!run) {
    return (
      <div className="list-note" role={error ? 'alert' : undefined}>
        {error ? <span>{error.status === 404 ? t('missing') : errorText(error)}</span> : <Spin />}
        {error && error.status !== 404 && (
          <Button variant="quiet" onClick={refetch}>
            {words('retry')}
          </Button>
        )}
        {error && (
          <Button variant="quiet" onClick={onClose}>
            {words('close')}
          </Button>
        )}
      </div>
    );
  }
  const counts = {
    changed: formatNumber(run.changed),
    skipped: formatNumber(run.skipped),
    left: formatNumber(run.total - doneOf(run)),
  };
  return (
    <section className="list-bulk list-run" aria-label={t('reportTitle')}>
      {run.state === 'RUNNING' ? (
        <Progress resource={resource} run={run} left={left} />
      ) : (
        <output>{t(run.state, counts)}</output>
      )}
      <span className="list-gap" />
      {run.actions.includes('cancel') && <Button onClick={askStop}>{t('stop')}</Button>}
      {run.actions.includes('resume') && (
        <ActionButton variant="primary" busy={isResuming} onClick={() => resumeRun()}>
          {t('resume')}
        </ActionButton>
      )}
      {run.actions.includes('retry') && (
        <ActionButton busy={isRetrying} onClick={() => retryRun()}>
          {t('retry', { count: counts.skipped })}
        </ActionButton>
      )}
      {doneOf(run) > 0 && <Button onClick={() => setOpen(true)}>{t('report')}</Button>}
      {run.state !== 'RUNNING' && (
        <Button variant="quiet" onClick={onClose}>
          {words('close')}
        </Button>
      )}
      {open && <RunReport run={run} onClose={() => setOpen(false)} />}
    </section>
  );
}
