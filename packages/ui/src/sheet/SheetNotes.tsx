import { hasDecimals, type SheetRule } from '@console/contracts/core/fields';
import { titleOfColumn } from '@console/contracts/core/sheet';
import { messages as inputMessages } from '../form/messages.ts';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';

/** What is said of a cell: a `key` that it does not take, or that its 0 became blank. */
export interface SaidOfCell {
  readonly row: number;
  readonly column: string;
  readonly key?: string;
}

interface SheetNotesProps {
  readonly rule: SheetRule;
  readonly maximum: number;
  readonly said: SaidOfCell | null;
  /** Faults by column, for each row. */
  readonly faults: readonly Readonly<Record<string, string>>[];
  readonly faultId: string;
}

/** Below a sheet: its keys, what is said of the cell in use, and the faults of its cells. */
export function SheetNotes({ rule, maximum, said, faults, faultId }: SheetNotesProps) {
  const t = useMessages(messages);
  const words = useMessages(inputMessages);
  const text = useText();
  const faultText = (row: number, column: string, fault: string) =>
    t('fault', { row: row + 1, title: text(titleOfColumn(rule, column)), text: fault });
  const saidText = ({ column, key }: SaidOfCell) =>
    key === undefined
      ? t('zero')
      : words(hasDecimals(rule.columns[column]!.kind) ? 'decimalKeys' : 'numberKeys', { key });
  return (
    <>
      <p className="form-help">{t('keys', { maximum })}</p>
      <p className="input-said" role="status">
        {said && faultText(said.row, said.column, saidText(said))}
      </p>
      <ul className="sheet-faults" id={faultId} role="alert">
        {faults.flatMap((rowFaults, row) =>
          Object.entries(rowFaults).map(([column, fault]) => (
            <li key={`${row}:${column}`} className="form-error">
              {faultText(row, column, fault)}
            </li>
          )),
        )}
      </ul>
    </>
  );
}
