import { rowResults, type ImportRow, type RowResult } from '@console/contracts/platform/imports';
import { useEffect, useRef } from 'react';
import { Button, Tag } from '../core/index.ts';
import type { Colour } from '../formats/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';

const colours: Record<RowResult, Colour> = { NEW: 'success', CHANGED: 'info', SAME: 'neutral', ERROR: 'error' };

function RowCell({ row, name }: { readonly row: ImportRow; readonly name: string }) {
  const t = useMessages(messages);
  const { values, before, messages: notes } = row;
  const wrong = notes.some((note) => note.column === name && note.severity === 'error');
  const changed = before !== null && Object.hasOwn(before, name);
  return (
    <td className={wrong ? 'import-wrong' : changed ? 'import-changed' : undefined}>
      {changed && (
        <>
          <del aria-label={t('before', { value: before[name] ?? '-' })}>{before[name] ?? '-'}</del>
          {' → '}
        </>
      )}
      {changed ? <ins>{values[name] ?? '-'}</ins> : (values[name] ?? '-')}
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
  readonly names: readonly string[];
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
export function RowLine({ row, names, onCorrect, onLook, looked, focused }: RowLineProps) {
  const t = useMessages(messages);
  const cell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (focused) cell.current?.querySelector('button')?.focus();
  }, [focused]);
  return (
    <tr>
      <RowHead row={row} />
      {names.map((name) => (
        <RowCell key={name} row={row} name={name} />
      ))}
      <td>
        {row.effect && <p className="import-quiet">{row.effect}</p>}
        {row.messages.length > 0 && (
          <ul className="import-notes">
            {row.messages.map((note, index) => (
              <li key={index} className={note.severity === 'error' ? 'field-error' : undefined}>
                {note.column && <code>{note.column}</code>} {note.message}
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
