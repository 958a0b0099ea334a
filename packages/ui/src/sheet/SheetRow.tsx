import type { SheetRule } from '@console/contracts/core/fields';
import type { SheetRow as Values } from '@console/contracts/core/sheet';
import { memo } from 'react';
import { Button } from '../core/index.ts';
import { listOfCode } from '../lov/CodeNames.tsx';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';
import { SheetCell } from './SheetCell.tsx';

interface SheetRowProps {
  readonly rule: SheetRule;
  readonly at: number;
  readonly values: Values | undefined;
  /** Faults of this row by column, as one text, so that the others do not render again. */
  readonly faults: string;
  /** What the columns beside show, as one text likewise. */
  readonly beside: string;
  /** Records of codes in words, by column, as one text likewise. */
  readonly named: string;
  /** Column that is selected in this row; `null` for none. */
  readonly selected: number | null;
  readonly faultId: string;
  readonly disabled: boolean;
  readonly onType: (row: number, name: string, text: string, isTyped: boolean) => void;
  readonly onLeave: (row: number, name: string) => void;
  readonly onTakeBack: (row: number, name: string, value: unknown) => void;
  readonly onRefuse: (row: number, name: string, key: string) => void;
  readonly onRemove: (row: number) => void;
}

/** A row of a sheet. Renders again only when its own cells change. */
export const SheetRow = memo(function SheetRow({
  rule,
  at,
  values,
  faults,
  beside,
  named,
  selected,
  faultId,
  disabled,
  onType,
  onLeave,
  onTakeBack,
  onRefuse,
  onRemove,
}: SheetRowProps) {
  const t = useMessages(messages);
  const text = useText();
  const row = at + 1;
  const faultOf = JSON.parse(faults) as Readonly<Record<string, string>>;
  const nameOf = JSON.parse(named) as Readonly<Record<string, string>>;
  return (
    <tr>
      <th scope="row">{row}</th>
      {Object.entries(rule.columns).map(([name, field], column) => (
        <SheetCell
          key={name}
          field={field}
          label={t('cell', { title: text(rule.titles[name]!), row })}
          value={values?.[name]}
          followed={rule.follows?.[name] === undefined ? undefined : values?.[rule.follows[name]]}
          place={`${at}:${column}`}
          selected={selected === column}
          fault={faultOf[name]}
          faultId={faultId}
          disabled={disabled}
          list={listOfCode(field, values)}
          named={nameOf[name]}
          onType={(typed, isTyped) => onType(at, name, typed, isTyped)}
          onLeave={() => onLeave(at, name)}
          onTakeBack={(before) => onTakeBack(at, name, before)}
          onRefuse={(key) => onRefuse(at, name, key)}
        />
      ))}
      {(JSON.parse(beside) as readonly string[]).map((shown, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns are known by their position
        <td key={column} className="sheet-beside">
          {shown}
        </td>
      ))}
      <td className="sheet-act">
        {values && (
          <Button
            variant="quiet"
            disabled={disabled}
            data-place={`${at}:${Object.keys(rule.columns).length}`}
            aria-label={t('remove', { row })}
            onClick={() => onRemove(at)}
          >
            ×
          </Button>
        )}
      </td>
    </tr>
  );
});
