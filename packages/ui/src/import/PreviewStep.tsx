import { useOnline } from '@console/auth';
import type { ImportDefinition, ImportJob, ImportRow, RowResult } from '@console/contracts/platform/imports';
import { useEffect, useState } from 'react';
import { Button, Checkbox } from '../core/index.ts';
import { confirm as ask } from '../dialogs/index.ts';
import { formatDate, formatNumber } from '../formats/index.ts';
import { ActionButton } from '../why/index.ts';
import { useMessages } from '../messages/index.ts';
import { Tabs } from '../tabs/index.ts';
import { JobWarnings } from './JobWarnings.tsx';
import { messages } from './messages.ts';
import { useUnsavedGuard } from '../guard/index.ts';
import type { Cells } from './EditedRow.tsx';
import { RowsTable, type Drafts } from './RowsTable.tsx';
import type { JobActions } from './use-job-actions.ts';

const tabs = [
  { key: 'ALL', title: 'all', count: 'totalRows' },
  { key: 'NEW', title: 'fresh', count: 'newRows' },
  { key: 'CHANGED', title: 'changed', count: 'changedRows' },
  { key: 'SAME', title: 'same', count: 'sameRows' },
  { key: 'ERROR', title: 'faulty', count: 'errorRows' },
] as const;

type TabKey = (typeof tabs)[number]['key'];

/** The tab that opens: who decides sees the rows that would be written, others the faulty ones. */
function firstTab({ actions, errorRows, newRows, changedRows }: ImportJob): TabKey {
  if (errorRows === 0) return 'ALL';
  if (!actions.includes('approve') && !actions.includes('reject')) return 'ERROR';
  return newRows > changedRows ? 'NEW' : 'CHANGED';
}

/** The rows of a job, in tabs by the result of the check. */
export function CheckedRows({
  definition,
  job,
  onLook,
  onUnchecked,
}: {
  readonly definition: ImportDefinition;
  readonly job: ImportJob;
  /** Offers to look at what a row means, on pages that show it. */
  readonly onLook: ((row: ImportRow) => void) | undefined;
  /** Called with the number of rows with typed corrections that were not checked yet. */
  readonly onUnchecked?: (count: number) => void;
}) {
  const t = useMessages(messages);
  const [active, setActive] = useState<TabKey>(() => firstTab(job));
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const draft = (rowNo: number, cells: Cells | null) =>
    setDrafts((before) => {
      const next = new Map(before);
      if (cells) next.set(rowNo, cells);
      else next.delete(rowNo);
      return next;
    });
  // Rows of another tab or page of the table are not on the screen, and what was typed in them is kept all the same.
  const unchecked = [...drafts.values()].filter((cells) => Object.keys(cells).length > 0).length;
  useUnsavedGuard(unchecked > 0);
  useEffect(() => onUnchecked?.(unchecked), [unchecked, onUnchecked]);
  const titles = tabs.map(({ key, title, count }) => ({ key, title: `${t(title)} (${formatNumber(job[count])})` }));
  return (
    <Tabs label={t('results')} tabs={titles} active={active} onChange={(key) => setActive(key as typeof active)}>
      <RowsTable
        key={active}
        definition={definition}
        job={job}
        onLook={onLook}
        drafts={drafts}
        onDraft={draft}
        result={active === 'ALL' ? undefined : (active as RowResult)}
      />
    </Tabs>
  );
}

/** What a file comes to whose rows are applied to several records. */
export function RecordCounts({ job: { records } }: { readonly job: ImportJob }) {
  const t = useMessages(messages);
  if (!records) return null;
  const { fresh, replaced } = records;
  return <p>{t('records', { fresh: formatNumber(fresh), replaced: formatNumber(replaced) })}</p>;
}

/** Step 2: the effect of the file, and its confirmation. */
export function PreviewStep({
  definition,
  job,
  actions,
  onLook,
}: {
  readonly definition: ImportDefinition;
  readonly job: ImportJob;
  readonly actions: JobActions;
  readonly onLook: ((row: ImportRow) => void) | undefined;
}) {
  const t = useMessages(messages);
  const online = useOnline();
  const [skip, setSkip] = useState(false);
  const [busy, setBusy] = useState(false);
  const faulty = job.errorRows > 0;
  const nothing = job.newRows + job.changedRows === 0;
  const [failure, setFailure] = useState<string | null>(null);
  const [unchecked, setUnchecked] = useState(0);
  const send = async () => {
    setBusy(true);
    setFailure(await actions.confirm(skip));
    setBusy(false);
  };
  const confirm = () => {
    if (unchecked === 0) return send();
    const text = t('uncheckedText', { count: formatNumber(unchecked) });
    return ask({ title: t('askUnchecked'), text, action: t('continue'), danger: true }, () => void send());
  };
  return (
    <>
      <section className="panel import-part">
        {job.code === 'ROW_CHANGED' && (
          <p className="field-error" role="alert">
            {t('changedSince', { rows: (job.parameters?.['rows'] as string | undefined) ?? '-' })}
          </p>
        )}
        {job.decidedBy && job.code !== 'ROW_CHANGED' && (
          <p className="field-error">{t('rejected', { user: job.decidedBy, note: job.decisionNote ?? '-' })}</p>
        )}
        {nothing && <output>{t('nothing')}</output>}
        {job.warningRows > 0 && <p>{t('warnings', { count: formatNumber(job.warningRows) })}</p>}
        <RecordCounts job={job} />
        {job.needsApproval && <p>{t('approvalAhead')}</p>}
        {job.needsApproval && <JobWarnings job={job} />}
        {job.expiresAt && (
          <p className="import-quiet">{t('expires', { at: formatDate(job.expiresAt, 'DD-MM-YYYY HH:mm') })}</p>
        )}
        {faulty && definition.skipErrors && (
          <label className="import-skip">
            <Checkbox checked={skip} onChange={({ target }) => setSkip(target.checked)} /> {t('skip')}
          </label>
        )}
        {faulty && !definition.skipErrors && <p>{t('skipNone')}</p>}
        {failure && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
        <div className="import-actions">
          {job.actions.includes('cancel') && <Button onClick={actions.cancel}>{t('cancel')}</Button>}
          {faulty && <Button onClick={() => actions.errorFile()}>{t('errorFile')}</Button>}
          {job.actions.includes('confirm') && (
            <ActionButton
              variant="primary"
              busy={busy}
              disabled={!online || nothing || (faulty && !skip)}
              onClick={() => confirm()}
            >
              {t('confirm')}
            </ActionButton>
          )}
        </div>
      </section>
      <section className="panel">
        <CheckedRows definition={definition} job={job} onLook={onLook} onUnchecked={setUnchecked} />
      </section>
    </>
  );
}
