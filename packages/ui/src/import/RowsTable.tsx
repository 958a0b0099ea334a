import { queryEndpoint } from '@console/api';
import {
  importJobCalls,
  previewSize,
  type ImportDefinition,
  type ImportJob,
  type ImportRow,
  type RowResult,
} from '@console/contracts/platform/imports';
import { Fragment, useState } from 'react';
import { Button, Spin } from '../core/index.ts';
import { useErrorText } from '../feedback/index.ts';
import { formatNumber } from '../formats/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { EditedRow, type Cells } from './EditedRow.tsx';
import { messages } from './messages.ts';
import { RowLine } from './RowLine.tsx';
import { ScrollTable } from '../page/ScrollTable.tsx';

interface RowsTableProps {
  readonly definition: ImportDefinition;
  readonly job: ImportJob;
  readonly result: RowResult | undefined;
  readonly onLook: ((row: ImportRow) => void) | undefined;
  readonly drafts: Drafts;
  /** Keeps what was typed into a row, or closes it for `null`. */
  readonly onDraft: (rowNo: number, cells: Cells | null) => void;
}

const list = queryEndpoint(importJobCalls.rows);

/** The rows that are open for correction, with what was typed: kept in all tabs and pages until it is saved. */
export type Drafts = ReadonlyMap<number, Cells>;

/** Checked rows of a job, 50 a page, with old and new values and errors; correctable until the confirmation. */
export function RowsTable({ definition, job: { secureId, actions }, result, onLook, drafts, onDraft }: RowsTableProps) {
  const t = useMessages(messages);
  const shared = useMessages(common);
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  /** The row whose button takes the focus. */
  const [focus, setFocus] = useState<number | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = list.useQuery({
    parameters: { secureId },
    query: { page, ...(result ? { result } : {}) },
  });
  if (!data)
    return error ? (
      <p role="alert">
        {errorText(error)} <Button onClick={() => refetch()}>{shared('retry')}</Button>
      </p>
    ) : (
      <Spin />
    );
  const pages = Math.max(1, Math.ceil(data.total / previewSize));
  // Corrections can move the last rows of the last page to another tab.
  if (page > pages) setPage(pages);
  if (data.total === 0) return <p>{shared('noData')}</p>;
  const correctable = actions.includes('correct');
  const close = (rowNo: number, next: number) => {
    onDraft(rowNo, null);
    // Another row that is being typed into keeps the focus.
    setFocus(drafts.size > 1 ? null : next);
  };
  const nextFaulty = (rowNo: number) =>
    data.rows.find((row) => row.rowNo > rowNo && row.result === 'ERROR')?.rowNo ?? null;
  return (
    <>
      <ScrollTable className="import-scroll" label={t('results')} busy={isFetching}>
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">{t('rowNo')}</th>
              <th scope="col">{t('result')}</th>
              {Object.entries(definition.columns).map(([name, { nameColumn }]) => (
                <Fragment key={name}>
                  <th scope="col">{name}</th>
                  {nameColumn && <th scope="col">{nameColumn}</th>}
                </Fragment>
              ))}
              <th scope="col">{t('notes')}</th>
              {(correctable || onLook) && <th scope="col">{shared('action')}</th>}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) =>
              drafts.has(row.rowNo) && correctable ? (
                <EditedRow
                  key={row.rowNo}
                  definition={definition}
                  secureId={secureId}
                  row={row}
                  typed={drafts.get(row.rowNo)!}
                  onType={(cells) => onDraft(row.rowNo, cells)}
                  onCancel={() => close(row.rowNo, row.rowNo)}
                  onCorrected={() => close(row.rowNo, nextFaulty(row.rowNo) ?? row.rowNo)}
                />
              ) : (
                <RowLine
                  key={row.rowNo}
                  row={row}
                  columns={definition.columns}
                  focused={focus === row.rowNo}
                  looked={looked === row.rowNo}
                  onLook={
                    onLook &&
                    (() => {
                      setLooked(row.rowNo);
                      onLook(row);
                    })
                  }
                  onCorrect={correctable ? () => onDraft(row.rowNo, {}) : undefined}
                />
              ),
            )}
          </tbody>
        </table>
      </ScrollTable>
      {pages > 1 && (
        <nav className="import-actions" aria-label={t('pages')}>
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('previous')}
          </Button>
          <span aria-live="polite">{t('page', { page: formatNumber(page), pages: formatNumber(pages) })}</span>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('following')}
          </Button>
        </nav>
      )}
    </>
  );
}
