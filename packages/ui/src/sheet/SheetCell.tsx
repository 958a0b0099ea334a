import type { Field } from '@console/contracts/core/fields';
import { isNumeric } from '@console/contracts/core/fields';
import { useState } from 'react';
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
  const numeric = isNumeric(field.kind);
  return (
    <td className={selected ? 'sheet-selected' : undefined}>
      <input
        className={numeric ? 'sheet-cell sheet-number' : 'sheet-cell'}
        type="text"
        inputMode={numeric ? 'decimal' : undefined}
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
        title={fault}
        data-place={place}
        disabled={disabled}
        value={typed ?? cellText(field, value)}
        onChange={({ target }) => {
          setTyped(target.value);
          onType(target.value);
        }}
        onKeyDown={({ key }) => {
          // Undo shows the earlier value instead of what was typed.
          if (key === 'z' || key === 'y' || key === 'd' || key === 'Delete') setTyped(null);
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
      />
    </td>
  );
}
