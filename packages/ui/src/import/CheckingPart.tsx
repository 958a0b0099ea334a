import type { ImportJob } from '@console/contracts/platform/imports';
import { Button, Spin } from '../core/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import type { JobActions } from './use-job-actions.ts';

/** Rows that were checked by now; records that the file does not name come on top of its rows. */
const checkedOf = ({ newRows, changedRows, sameRows, errorRows, totalRows }: ImportJob): number =>
  Math.min(totalRows, newRows + changedRows + sameRows + errorRows);

/** A file that is being checked: how far that is, and how to end it. */
export function CheckingPart({ job, actions }: { readonly job: ImportJob; readonly actions: JobActions }) {
  const t = useMessages(messages);
  const { totalRows } = job;
  const done = checkedOf(job);
  const words = t('checked', {
    done: formatNumber(done),
    total: formatNumber(totalRows),
    percent: formatNumber(Math.floor((done / Math.max(1, totalRows)) * 100)),
  });
  return (
    <section className="panel import-part">
      <p>
        <Spin /> {t('checking')}
      </p>
      {totalRows > 0 && (
        <div className="import-progress">
          <progress max={totalRows} value={done} aria-label={words} />
          <span>{words}</span>
        </div>
      )}
      {job.actions.includes('cancel') && (
        <div className="import-actions">
          <Button onClick={actions.cancel}>{t('cancel')}</Button>
        </div>
      )}
    </section>
  );
}
