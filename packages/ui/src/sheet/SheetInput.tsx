import type { Fields } from '@console/contracts/core/fields';
import { checkField } from '@console/contracts/core/validation';
import { isZeroForNone, titleOfColumn, withoutBlankEnd, type SheetRow as Values } from '@console/contracts/core/sheet';
import { useState } from 'react';
import { CodeNames, type NameOfCode } from '../lov/CodeNames.tsx';
import { useStable } from '../list/use-stable.ts';
import { errorText } from '../feedback/field-error-text.ts';
import { notify } from '../feedback/index.ts';
import type { Beside, InputProps } from '../form/declaration.ts';
import { useMessages, useText } from '../messages/index.ts';
import { isBlock } from './block.ts';
import { cellValue, pasted, withCells } from './cells.ts';
import { messages } from './messages.ts';
import { SheetNotes, type SaidOfCell } from './SheetNotes.tsx';
import { SheetRow } from './SheetRow.tsx';
import { useKeys, type Range } from './use-keys.ts';
import { useRows } from './use-rows.ts';
import { useSeenColumns } from './use-seen-columns.ts';
import './sheet.css';

const none: readonly Values[] = [];
const noColumns: readonly Beside[] = [];
/** The records of the codes of a row, in words. */
const namesOf = (columns: Fields, row: Values | undefined, nameOf: NameOfCode) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, field]) => {
      const found = row && nameOf(field, row, row[name]);
      return found === undefined ? [] : [[name, found]];
    }),
  );
const rowsOf = ({ first, last }: Range) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** A table of values, edited like a spreadsheet; the last row is blank and waits for the next one. */
export default function SheetInput({
  id,
  name,
  field,
  value,
  values,
  onChange,
  disabled,
  faults,
  describedBy,
  beside = noColumns,
}: InputProps) {
  const t = useMessages(messages);
  const text = useText();
  const [refused, setRefused] = useState<SaidOfCell | null>(null);
  const rule = useSeenColumns(field.sheet!);
  const names = Object.keys(rule.columns);
  const maximum = field.maximum ?? 0;
  const rows = (value as readonly Values[] | null) ?? none;
  const shown = Math.min(rows.length + 1, maximum);
  const sheet = useRows(rows, onChange);

  const typed = (row: number, column: string, typedText: string, isTyped: boolean) => {
    const changed = { row, name: column, value: cellValue(rule.columns[column]!, typedText, isTyped) };
    sheet.change(withCells(rows, [changed]), `${row}:${column}`);
    // It stays said while its cell is typed in.
    if (refused && (refused.key === undefined || refused.row !== row || refused.column !== column)) setRefused(null);
  };
  /** A 0 that is stored as nothing is shown as nothing, once its cell is left. */
  const leave = (row: number, column: string) => {
    if (!isZeroForNone(rule, column, rows[row]?.[column])) return;
    sheet.change(withCells(rows, [{ row, name: column, value: null }]), `${row}:${column}`);
    setRefused({ row, column });
  };
  const takeBack = (row: number, column: string, former: unknown) => {
    sheet.change(withCells(rows, [{ row, name: column, value: former ?? null }]), `${row}:${column}`);
    setRefused(null);
  };
  const remove = (row: number) => {
    // The button goes with its row; the keyboard stays in the sheet, where what was removed can be undone.
    document.getElementById(id)?.querySelector<HTMLElement>(`[data-place="${row}:0"]`)?.focus();
    sheet.change(withoutBlankEnd(rows.filter((_, at) => at !== row)));
  };
  const fill = (range: Range, filled: unknown) => {
    const column = names[range.column]!;
    sheet.change(
      withCells(
        rows,
        rowsOf(range).map((row) => ({ row, name: column, value: filled })),
      ),
    );
  };
  const keys = useKeys({
    rows: shown,
    columns: names.length,
    fillDown: (range) => fill(range, rows[range.first]?.[names[range.column]!] ?? null),
    clear: (range) => fill(range, null),
    paste: (pastedText, cell) => {
      if (!isBlock(pastedText)) return false;
      const { cells, leftOut, zeros, monthFirst } = pasted(pastedText, rule, cell, maximum);
      sheet.change(withCells(rows, cells));
      setRefused(null);
      if (leftOut.rows > 0) notify.info(t('rowsLeftOut', { count: leftOut.rows, maximum }));
      if (leftOut.columns > 0) notify.info(t('columnsLeftOut', { count: leftOut.columns }));
      if (zeros) notify.info(t('zeros'));
      if (monthFirst !== undefined) notify.error(t('monthFirst', { day: monthFirst.trim() }));
      return true;
    },
    undo: () => sheet.undo(),
    redo: () => sheet.redo(),
  });

  // Typing in one row does not render the others.
  const constant = useStable({
    typed,
    leave,
    takeBack,
    remove,
    refuse: (row: number, column: string, key: string) => setRefused({ row, column, key }),
  });

  /** A typed value that cannot be right is reported at once; missing ones when the form is saved. */
  const faultAt = (row: number, column: string): string | undefined => {
    const path = `${name}[${row}].${column}`;
    const cell = rows[row]?.[column];
    if (faults[path] !== undefined || cell === null || cell === undefined) return faults[path];
    const fault = checkField(path, rule.columns[column]!, cell);
    return fault ? errorText({ errors: {} }, fault, text) : undefined;
  };
  const faultId = `${id}-faults`;
  const faultsOf = (row: number) =>
    Object.fromEntries(
      names.flatMap((column) => {
        const fault = faultAt(row, column);
        return fault === undefined ? [] : [[column, fault]];
      }),
    );
  const all = Array.from({ length: shown }, (_, at) => faultsOf(at));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard of all its inputs
    <div
      className="sheet"
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      onKeyDown={keys.onKeyDown}
      onPaste={keys.onPaste}
      onPointerDown={keys.onPointerDown}
    >
      <CodeNames columns={rule.columns} rows={rows}>
        {(nameOf) => (
          <table className="sheet-table">
            <thead>
              <tr>
                <th scope="col">{t('row')}</th>
                {names.map((column) => (
                  <th key={column} scope="col">
                    {text(titleOfColumn(rule, column))}
                  </th>
                ))}
                {beside.map(({ title }) => (
                  <th key={title.en} scope="col">
                    {text(title)}
                  </th>
                ))}
                <td aria-hidden="true" />
              </tr>
            </thead>
            <tbody>
              {all.map((rowFaults, at) => (
                <SheetRow
                  // oxlint-disable-next-line react/no-array-index-key -- rows of a sheet are known by their position
                  key={at}
                  rule={rule}
                  at={at}
                  values={rows[at]}
                  faults={JSON.stringify(rowFaults)}
                  beside={JSON.stringify(beside.map(({ of }) => (rows[at] ? of(rows[at], values) : '')))}
                  named={JSON.stringify(namesOf(rule.columns, rows[at], nameOf))}
                  selected={keys.range && at >= keys.range.first && at <= keys.range.last ? keys.range.column : null}
                  faultId={faultId}
                  disabled={disabled}
                  onType={constant.typed}
                  onLeave={constant.leave}
                  onTakeBack={constant.takeBack}
                  onRefuse={constant.refuse}
                  onRemove={constant.remove}
                />
              ))}
            </tbody>
          </table>
        )}
      </CodeNames>
      <SheetNotes rule={rule} maximum={maximum} said={refused} faults={all} faultId={faultId} />
    </div>
  );
}
