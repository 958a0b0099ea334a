import {
  rowResults,
  type ImportColumn,
  type ImportDefinition,
  type ImportRow,
  type RowResult,
} from '@console/contracts/platform/imports';
import { Fragment, useEffect, useRef } from 'react';
import { Button, Tag } from '../core/index.ts';
import { formatCurrency, type Colour } from '../formats/index.ts';
import { groupedText, percentText } from '../formats/number-text.ts';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';

const colours: Record<RowResult, Colour> = { NEW: 'success', CHANGED: 'info', SAME: 'neutral', ERROR: 'error' };

/** A number in a cell, with a comma or a period before its decimals. */
const number = /^-?\d+(?:[.,]\d+)?$/;

type Cell = Pick<ImportColumn, 'field'>;

/** A number as the console shows it; what cannot be read for certain stays as the file has it. */
export function cellText({ field }: Cell, written: string | null | undefined): string {
  if (!written) return '-';
  if (!number.test(written)) return written;
  const { kind, grouped } = field;
  const plain = written.replace(',', '.');
  switch (kind) {
    case 'percent':
      return percentText(plain);
    case 'money':
      return /^\d+$/.test(plain) ? formatCurrency(Number(plain)) : written;
    case 'integer':
    case 'decimal':
      return grouped === false ? written : groupedText(plain);
    default:
      return written;
  }
}

function RowCell({ row, name, column }: { readonly row: ImportRow; readonly name: string; readonly column: Cell }) {
  const t = useMessages(messages);
  const { values, meant, before, messages: notes } = row;
  const wrong = notes.some((note) => note.column === name && note.severity === 'error');
  const changed = before !== null && Object.hasOwn(before, name);
  const old = changed ? cellText(column, before[name]) : '';
  const stored = Object.hasOwn(meant, name) && !column.field.personal ? meant[name] : values[name];
  // What is wrong is shown as it was written.
  const value = wrong ? (values[name] ?? '-') : cellText(column, stored);
  return (
    <td className={wrong ? 'import-wrong' : changed ? 'import-changed' : undefined}>
      {changed && (
        <>
          <del aria-label={t('before', { value: old })}>{old}</del>
          {' → '}
        </>
      )}
      {changed ? <ins>{value}</ins> : value}
    </td>
  );
}

/** Number and result of a row. */
export function RowHead({ row }: { readonly row: ImportRow }) {
  const t = useMessages(messages);
  const text = useText();
  const title = rowResults.find(({ value }) => value === row.result)!.title;
  return (
    <>
      <th scope="row">{row.rowNo}</th>
      <td>
        <Tag colour={colours[row.result]}>{text(title)}</Tag>
        {row.unnamed && <small className="import-quiet"> {t('unnamed')}</small>}
        {row.corrected && <small className="import-quiet"> {t('corrected')}</small>}
      </td>
    </>
  );
}

interface RowLineProps {
  readonly row: ImportRow;
  readonly columns: ImportDefinition['columns'];
  /** Opens the row for correction; absent when it cannot be corrected. */
  readonly onCorrect: (() => void) | undefined;
  /** Shows what the row means; absent where nothing is shown of it. */
  readonly onLook: (() => void) | undefined;
  /** Whether it is this row that is looked at. */
  readonly looked: boolean;
  /** Puts the focus on the row's button. */
  readonly focused: boolean;
}

/** A checked row: old and new values side by side, and its errors. */
export function RowLine({ row, columns, onCorrect, onLook, looked, focused }: RowLineProps) {
  const t = useMessages(messages);
  const cell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (focused) cell.current?.querySelector('button')?.focus();
  }, [focused]);
  return (
    <tr>
      <RowHead row={row} />
      {Object.entries(columns).map(([name, column]) => (
        <Fragment key={name}>
          <RowCell row={row} name={name} column={column} />
          {column.nameColumn && <td>{row.names[name] ?? '-'}</td>}
        </Fragment>
      ))}
      <td>
        {row.effect && <p className="import-quiet">{row.effect}</p>}
        {row.messages.length > 0 && (
          <ul className="import-notes">
            {row.messages.map((note, index) => (
              <li key={index} className={note.severity === 'error' ? 'field-error' : undefined}>
                {note.column && <code>{note.column}</code>} {note.message}
                {note.code === 'EXTRA_CELLS' && row.extraCells && `: “${row.extraCells}”`}
              </li>
            ))}
          </ul>
        )}
      </td>
      {(onCorrect ?? onLook) && (
        <td ref={cell} className="import-correct">
          {onCorrect && (
            <Button
              hidden={row.unnamed}
              onClick={onCorrect}
              aria-label={t(row.result === 'ERROR' ? 'correctRow' : 'editRow', { row: row.rowNo })}
            >
              {t(row.result === 'ERROR' ? 'correct' : 'edit')}
            </Button>
          )}
          {onLook && (
            <Button aria-pressed={looked} onClick={onLook} aria-label={t('lookAtRow', { row: row.rowNo })}>
              {t('lookAt')}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}
