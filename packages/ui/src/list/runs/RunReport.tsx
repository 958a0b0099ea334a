import { queryEndpoint } from '@console/api';
import { runCalls, skippedPageSize, type BackgroundRun } from '@console/contracts/platform/runs';
import { useState } from 'react';
import { Button, Spin } from '../../core/index.ts';
import { Dialog } from '../../dialogs/index.ts';
import { useErrorText } from '../../feedback/index.ts';
import { formatNumber } from '../../formats/index.ts';
import { common, useMessages } from '../../messages/index.ts';
import { messages as listMessages } from '../messages.ts';
import { messages } from './messages.ts';

const skippedRecords = queryEndpoint(runCalls.skipped);
const changedRecords = queryEndpoint(runCalls.changed);

type Outcome = 'skipped' | 'changed';
interface Line {
  readonly secureId: string;
  readonly label: string;
  readonly message?: string;
}

function usePage(secureId: string, outcome: Outcome, page: number) {
  const args = { parameters: { secureId }, query: { page } };
  const skipped = skippedRecords.useQuery(args, { skip: outcome !== 'skipped' });
  const changed = changedRecords.useQuery(args, { skip: outcome !== 'changed' });
  return outcome === 'skipped'
    ? { rows: skipped.currentData?.rows as readonly Line[] | undefined, error: skipped.error, retry: skipped.refetch }
    : { rows: changed.currentData?.rows as readonly Line[] | undefined, error: changed.error, retry: changed.refetch };
}

/** Lists, page by page, the records that a run changed and those it skipped, with the cause. */
export default function RunReport({ run, onClose }: { readonly run: BackgroundRun; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const list = useMessages(listMessages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const [outcome, setOutcome] = useState<Outcome>(run.skipped > 0 ? 'skipped' : 'changed');
  const [page, setPage] = useState(1);
  const { rows, error, retry } = usePage(run.secureId, outcome, page);
  const pages = Math.max(1, Math.ceil(run[outcome] / skippedPageSize));
  const tab = (which: Outcome, title: string) => (
    <Button
      aria-pressed={outcome === which}
      variant={outcome === which ? 'primary' : 'plain'}
      onClick={() => {
        setOutcome(which);
        setPage(1);
      }}
    >
      {title}
    </Button>
  );
  return (
    <Dialog
      title={t('reportTitle')}
      width={640}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words('close')}
        </Button>
      }
    >
      {run.reason && <p>{t('reason', { reason: run.reason })}</p>}
      <div className="list-bar">
        {tab('skipped', t('skippedTab', { count: formatNumber(run.skipped) }))}
        {tab('changed', t('changedTab', { count: formatNumber(run.changed) }))}
      </div>
      {error && !rows ? (
        <div className="list-state" role="alert">
          <p>{errorText(error)}</p>
          <Button onClick={() => retry()}>{words('retry')}</Button>
        </div>
      ) : !rows ? (
        <Spin />
      ) : rows.length === 0 ? (
        <p className="list-hint">{t('nothing')}</p>
      ) : (
        <div className="list-report">
          <table>
            <thead>
              <tr>
                <th scope="col">{list('record')}</th>
                {outcome === 'skipped' && <th scope="col">{list('cause')}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ secureId, label, message }) => (
                <tr key={secureId}>
                  <td>{label || t('gone')}</td>
                  {outcome === 'skipped' && <td>{message}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages > 1 && (
        <nav className="list-bar" aria-label={list('pagination')}>
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('previous')}
          </Button>
          <span>{t('page', { page: formatNumber(page), pages: formatNumber(pages) })}</span>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('following')}
          </Button>
        </nav>
      )}
    </Dialog>
  );
}
