import type { Field } from '@console/contracts/core/fields';
import { hasDecimals, isNumeric } from '@console/contracts/core/fields';
import { useRef, useState } from 'react';
import { refusesKey } from '../formats/number-text.ts';
import { useMessages, useText } from '../messages/index.ts';
import { CodeOptions } from './CodeOptions.tsx';
import { cellText } from './cells.ts';
import { messages } from './messages.ts';

interface SheetCellProps {
  readonly field: Field;
  readonly label: string;
  readonly value: unknown;
  /** The value of another cell, as which an empty one counts. */
  readonly followed?: unknown;
  /** `row:column`; the sheet finds cells by it. */
  readonly place: string;
  readonly selected: boolean;
  readonly fault: string | undefined;
  readonly faultId: string;
  readonly disabled: boolean;
  /** The list of values that its code is chosen from. */
  readonly list: string | undefined;
  /** The record of its code, in words. */
  readonly named: string | undefined;
  /** `isTyped`: key by key, and not pasted. */
  readonly onType: (text: string, isTyped: boolean) => void;
  readonly onLeave: () => void;
  /** The typing is taken back: the value is again what it was when the cell was entered. */
  readonly onTakeBack: (value: unknown) => void;
  /** A key that numbers do not take was pressed. */
  readonly onRefuse: (key: string) => void;
}

/** One cell: shows what is typed until it is left, then the value in the format of its kind. */
export function SheetCell({
  field,
  label,
  value,
  followed,
  place,
  selected,
  fault,
  faultId,
  disabled,
  list,
  named,
  onType,
  onLeave,
  onTakeBack,
  onRefuse,
}: SheetCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const entered = useRef(value);
  const text = useText();
  const t = useMessages(messages);
  const numeric = isNumeric(field.kind);
  const takesDecimals = hasDecimals(field.kind);
  const listId = field.options || list ? `${faultId}-${place}` : undefined;
  const namedId = named === undefined ? '' : `${faultId}-${place}-named`;
  return (
    <td className={selected ? 'sheet-selected' : undefined}>
      <input
        className={numeric ? 'sheet-cell sheet-number' : field.kind === 'date' ? 'sheet-cell sheet-date' : 'sheet-cell'}
        type="text"
        inputMode={takesDecimals ? 'decimal' : numeric ? 'numeric' : undefined}
        list={listId}
        autoComplete="off"
        placeholder={followed == null ? undefined : t('follows', { value: cellText(field, followed, text) })}
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={`${fault === undefined ? '' : faultId} ${namedId}`.trim() || undefined}
        title={fault}
        data-place={place}
        disabled={disabled}
        value={typed ?? cellText(field, value, text)}
        onChange={({ target, nativeEvent }) => {
          setTyped(target.value);
          onType(target.value, (nativeEvent as InputEvent).inputType !== 'insertFromPaste');
        }}
        onKeyDown={(event) => {
          const { key, currentTarget } = event;
          const isCommand = event.ctrlKey || event.metaKey;
          if (key === 'Escape' && typed !== null) {
            event.stopPropagation();
            setTyped(null);
            onTakeBack(entered.current);
          }
          // Undo shows the earlier value instead of what was typed.
          if (isCommand || key === 'Delete') setTyped(null);
          // Commas and periods are written as in a spreadsheet, and behind digits all keys are: what is no number for
          // certain is a fault of the cell.
          if (!numeric || isCommand || key === ',' || key === '.' || !refusesKey(field.kind, key)) return;
          if ((currentTarget.selectionStart ?? 0) > 0) return;
          event.preventDefault();
          onRefuse(key);
        }}
        // A pasted block fills this cell, too.
        onPaste={() => setTyped(null)}
        onFocus={({ target }) => {
          entered.current = value;
          if (list) setFocused(true);
          target.select();
        }}
        onBlur={() => {
          if (list) setFocused(false);
          setTyped(null);
          onLeave();
        }}
      />
      {named !== undefined && (
        <small id={namedId} className="sheet-named">
          {named}
        </small>
      )}
      {listId && list && focused && <CodeOptions id={listId} path={list} typed={typed ?? ''} />}
      {listId && field.options && (
        <datalist id={listId}>
          {field.options.map((option) => (
            <option key={option.value}>{text(option.title)}</option>
          ))}
        </datalist>
      )}
    </td>
  );
}
