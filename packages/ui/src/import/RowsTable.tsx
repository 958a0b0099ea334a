import { queryEndpoint } from '@console/api';
import {
  importJobCalls,
  previewSize,
  type ImportDefinition,
  type ImportJob,
  type ImportRow,
  type RowResult,
} from '@console/contracts/platform/imports';
import { useState } from 'react';
import { Button, Spin } from '../core/index.ts';
import { useErrorText } from '../feedback/index.ts';
import { formatNumber } from '../formats/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { EditedRow } from './EditedRow.tsx';
import { messages } from './messages.ts';
import { RowLine } from './RowLine.tsx';
import { ScrollTable } from '../page/ScrollTable.tsx';

interface RowsTableProps {
  readonly definition: ImportDefinition;
  readonly job: ImportJob;
  readonly result: RowResult | undefined;
  readonly onLook: ((row: ImportRow) => void) | undefined;
}

const list = queryEndpoint(importJobCalls.rows);

/** State of corrections: the row that is open, or the row whose button takes the focus. */
interface CorrectionState {
  readonly open: number | null;
  readonly focus: number | null;
}

/** Checked rows of a job, 50 a page, with old and new values and errors; correctable until the confirmation. */
export function RowsTable({ definition, job: { secureId, actions }, result, onLook }: RowsTableProps) {
  const t = useMessages(messages);
  const shared = useMessages(common);
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const [{ open, focus }, setCorrection] = useState<CorrectionState>({ open: null, focus: null });
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
  const names = Object.keys(definition.columns);
  const correctable = actions.includes('correct');
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
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{t('notes')}</th>
              {(correctable || onLook) && <th scope="col">{shared('action')}</th>}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) =>
              row.rowNo === open && correctable ? (
                <EditedRow
                  key={row.rowNo}
                  definition={definition}
                  secureId={secureId}
                  row={row}
                  onCancel={() => setCorrection({ open: null, focus: row.rowNo })}
                  onCorrected={() => setCorrection({ open: null, focus: nextFaulty(row.rowNo) ?? row.rowNo })}
                />
              ) : (
                <RowLine
                  key={row.rowNo}
                  row={row}
                  names={names}
                  focused={focus === row.rowNo}
                  looked={looked === row.rowNo}
                  onLook={
                    onLook &&
                    (() => {
                      setLooked(row.rowNo);
                      onLook(row);
                    })
                  }
                  onCorrect={correctable ? () => setCorrection({ open: row.rowNo, focus: null }) : undefined}
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
