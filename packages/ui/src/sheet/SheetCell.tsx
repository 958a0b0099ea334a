import type { Field } from '@console/contracts/core/fields';
import { isNumeric } from '@console/contracts/core/fields';
import { useState } from 'react';
import { hasDecimals, refusesKey } from '../formats/number-text.ts';
import { useText } from '../messages/index.ts';
import { cellText } from './cells.ts';

interface SheetCellProps {
  readonly field: Field;
  readonly label: string;
  readonly value: unknown;
  /** `row:column`; the sheet finds cells by it. */
  readonly place: string;
  readonly selected: boolean;
  readonly fault: string | undefined;
  readonly faultId: string;
  readonly disabled: boolean;
  readonly onType: (text: string) => void;
}

/** One cell: shows what is typed until it is left, then the value in the format of its kind. */
export function SheetCell({ field, label, value, place, selected, fault, faultId, disabled, onType }: SheetCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = useText();
  const numeric = isNumeric(field.kind);
  const takesDecimals = hasDecimals(field.kind);
  const listId = field.options ? `${faultId}-${place}` : undefined;
  return (
    <td className={selected ? 'sheet-selected' : undefined}>
      <input
        className={numeric ? 'sheet-cell sheet-number' : field.kind === 'date' ? 'sheet-cell sheet-date' : 'sheet-cell'}
        type="text"
        inputMode={takesDecimals ? 'decimal' : numeric ? 'numeric' : undefined}
        list={listId}
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
        title={fault}
        data-place={place}
        disabled={disabled}
        value={typed ?? cellText(field, value, text)}
        onChange={({ target }) => {
          setTyped(target.value);
          onType(target.value);
        }}
        onKeyDown={(event) => {
          const { key } = event;
          const isCommand = event.ctrlKey || event.metaKey;
          // Undo shows the earlier value instead of what was typed.
          if (isCommand || key === 'Delete') setTyped(null);
          // A comma divides decimals here, as in a spreadsheet and on the numeric keypad.
          if (numeric && !isCommand && refusesKey(field.kind, key) && !(takesDecimals && key === ','))
            event.preventDefault();
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
      />
      {listId && (
        <datalist id={listId}>
          {field.options?.map((option) => (
            <option key={option.value}>{text(option.title)}</option>
          ))}
        </datalist>
      )}
    </td>
  );
}
