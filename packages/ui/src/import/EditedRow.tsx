import { mutationEndpoint } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import {
  extraCellsColumn,
  importJobCalls,
  type ImportDefinition,
  type ImportJob,
  type ImportRow,
} from '@console/contracts/platform/imports';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Button } from '../core/index.ts';
import { useErrorText } from '../feedback/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { CellInput } from './CellInput.tsx';
import { ExtraCells } from './ExtraCells.tsx';
import { messages } from './messages.ts';
import { ActionButton } from '../why/index.ts';
import { RowHead } from './RowLine.tsx';

interface EditedRowProps {
  readonly definition: ImportDefinition;
  readonly secureId: string;
  readonly row: ImportRow;
  /** What was typed and is not saved yet, by column. */
  readonly typed: Cells;
  readonly onType: (cells: Cells) => void;
  readonly onCancel: () => void;
  /** Called when the corrected row was checked and is valid. */
  readonly onCorrected: () => void;
}

export type Cells = Readonly<Record<string, string>>;
interface Correction {
  readonly body: {
    readonly secureId: string;
    readonly rowNo: number;
    readonly values: Readonly<Record<string, string | null>>;
  };
}

const correction = mutationEndpoint(
  importJobCalls.correct as Call<unknown, unknown, { job: ImportJob; row: ImportRow }>,
  { invalidates: ['import-job'] },
);

/** Sends the typed cells of a row. @returns the row as checked by the services, or why the call failed */
function useCorrection(
  { columns }: ImportDefinition,
  secureId: string,
  rowNo: number,
): (typed: Cells) => Promise<ImportRow | string> {
  const errorText = useErrorText();
  const [send] = correction.useMutation();
  return async (typed) => {
    const values = Object.fromEntries(
      Object.entries(typed)
        // An empty cell of a masked value keeps it, also one that was typed in and emptied again.
        .filter(([name, value]) => !columns[name]?.field.personal || value.trim() !== '')
        .map(([name, value]) => [name, value.trim() === '' ? null : value]),
    );
    const outcome = await send({ body: { secureId, rowNo, values } } satisfies Correction);
    return 'data' in outcome ? outcome.data.row : errorText(outcome.error);
  };
}

/**
 * A row whose cells are corrected in place, and below it what is wrong with it: Enter checks it, Escape cancels. It
 * stays open until it is valid.
 */
export function EditedRow({ definition, secureId, row, typed, onType, onCancel, onCorrected }: EditedRowProps) {
  const t = useMessages(messages);
  const shared = useMessages(common);
  const text = useText();
  const line = useRef<HTMLTableRowElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState(row);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const correct = useCorrection(definition, secureId, row.rowNo);
  useEffect(() => {
    const inputs = [...(line.current?.querySelectorAll('input') ?? [])];
    (inputs.find((input) => input.getAttribute('aria-invalid') === 'true') ?? inputs[0])?.focus();
    // Why the row is wrong stands below it.
    below.current?.scrollIntoView?.({ block: 'nearest' });
  }, [checked]);

  const save = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const found = await correct(typed);
    setBusy(false);
    if (typeof found === 'string') return setFailure(found);
    if (found.result !== 'ERROR') return onCorrected();
    onType({});
    setChecked(found);
  };
  const press = (event: React.KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    if (event.key === 'Enter') void save();
    else if (event.key === 'Escape' && !busy) onCancel();
  };
  const leaveOut = (isLeftOut: boolean) => {
    const { [extraCellsColumn]: _, ...rest } = typed;
    onType(isLeftOut ? { ...rest, [extraCellsColumn]: '' } : rest);
  };
  const titleOf = (column: string | null) =>
    column === null ? '' : `${text(definition.columns[column]?.title ?? { id: column, en: column })}: `;
  const columns = Object.entries(definition.columns);
  // Number, result, the cells with their names, notes and buttons.
  const width = 2 + columns.length + columns.filter(([, { nameColumn }]) => nameColumn).length + 2;
  return (
    <>
      <tr ref={line} className="import-editing" onKeyDown={press} aria-label={t('editing', { row: row.rowNo })}>
        <RowHead row={checked} />
        {columns.map(([name, column]) => (
          <Fragment key={name}>
            <CellInput
              name={name}
              title={text(column.title)}
              disabled={busy}
              value={typed[name] ?? (column.field.personal ? '' : (checked.values[name] ?? ''))}
              placeholder={column.field.personal ? (checked.values[name] ?? undefined) : undefined}
              hint={column.field.personal && checked.values[name] ? t('keeps') : undefined}
              faults={checked.messages
                .filter((note) => note.column === name && note.severity === 'error')
                .map(({ message }) => message)}
              onType={(value) => onType({ ...typed, [name]: value })}
            />
            {column.nameColumn && <td>{checked.names[name] ?? '-'}</td>}
          </Fragment>
        ))}
        <td colSpan={2} aria-hidden="true" />
      </tr>
      {/* A row of its own that does not scroll sideways: what is wrong and the buttons are in sight in every file. */}
      <tr
        className="import-editing import-editing-check"
        onKeyDown={press}
        aria-label={t('checkOf', { row: row.rowNo })}
      >
        <td colSpan={width}>
          <div ref={below} className="import-editing-below">
            {failure && (
              <p role="alert" className="field-error">
                {failure}
              </p>
            )}
            {checked.messages.map(({ column, message, severity }, index) => (
              <p key={index} className={severity === 'error' ? 'field-error' : undefined}>
                {titleOf(column)}
                {message}
              </p>
            ))}
            {checked.extraCells && (
              <ExtraCells
                cells={checked.extraCells}
                isLeftOut={extraCellsColumn in typed}
                disabled={busy}
                onChange={leaveOut}
              />
            )}
            <div className="import-actions">
              <ActionButton variant="primary" busy={busy} onClick={() => save()}>
                {t('check')}
              </ActionButton>
              <Button disabled={busy} onClick={onCancel}>
                {shared('cancel')}
              </Button>
            </div>
          </div>
        </td>
      </tr>
    </>
  );
}
