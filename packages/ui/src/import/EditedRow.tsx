import { mutationEndpoint } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import {
  importJobCalls,
  longestCell,
  type ImportDefinition,
  type ImportJob,
  type ImportRow,
} from '@console/contracts/platform/imports';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../core/index.ts';
import { notify, useErrorText } from '../feedback/index.ts';
import { useUnsavedGuard } from '../guard/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';
import { ActionButton } from '../why/index.ts';
import { RowHead } from './RowLine.tsx';

interface EditedRowProps {
  readonly definition: ImportDefinition;
  readonly secureId: string;
  readonly row: ImportRow;
  readonly onCancel: () => void;
  /** Called when the corrected row was checked and is valid. */
  readonly onCorrected: () => void;
}

type Cells = Readonly<Record<string, string>>;
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

/** Sends the typed cells of a row. @returns the row as checked by the services, or null when the call failed */
function useCorrection(secureId: string, rowNo: number): (typed: Cells) => Promise<ImportRow | null> {
  const errorText = useErrorText();
  const [send] = correction.useMutation();
  return async (typed) => {
    const values = Object.fromEntries(
      Object.entries(typed).map(([name, value]) => [name, value.trim() === '' ? null : value]),
    );
    const outcome = await send({ body: { secureId, rowNo, values } } satisfies Correction);
    if ('data' in outcome) return outcome.data.row;
    notify.error(errorText(outcome.error));
    return null;
  };
}

interface CellInputProps {
  readonly name: string;
  readonly title: string;
  readonly value: string;
  /** Shown instead of a masked value: leave the cell empty to keep it. */
  readonly placeholder: string | undefined;
  readonly faults: readonly string[];
  readonly disabled: boolean;
  readonly onType: (value: string) => void;
}

function CellInput({ name, title, value, placeholder, faults, disabled, onType }: CellInputProps) {
  const id = useId();
  return (
    <td>
      <input
        className="input"
        type="text"
        name={name}
        aria-label={title}
        value={value}
        placeholder={placeholder}
        maxLength={longestCell}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={faults.length > 0}
        aria-describedby={faults.length > 0 ? id : undefined}
        readOnly={disabled}
        onChange={({ target }) => onType(target.value)}
      />
      {faults.length > 0 && (
        <span id={id} className="field-error">
          {faults.join('. ')}
        </span>
      )}
    </td>
  );
}

/** A row whose cells are corrected in place: Enter checks it, Escape cancels. It stays open until it is valid. */
export function EditedRow({ definition, secureId, row, onCancel, onCorrected }: EditedRowProps) {
  const t = useMessages(messages);
  const shared = useMessages(common);
  const text = useText();
  const line = useRef<HTMLTableRowElement>(null);
  const [typed, setTyped] = useState<Cells>({});
  const [checked, setChecked] = useState(row);
  const [busy, setBusy] = useState(false);
  const correct = useCorrection(secureId, row.rowNo);
  useUnsavedGuard(Object.keys(typed).length > 0);
  useEffect(() => {
    const inputs = [...(line.current?.querySelectorAll('input') ?? [])];
    (inputs.find((input) => input.getAttribute('aria-invalid') === 'true') ?? inputs[0])?.focus();
  }, [checked]);

  const save = async () => {
    if (busy) return;
    setBusy(true);
    const found = await correct(typed);
    setBusy(false);
    if (!found) return;
    if (found.result !== 'ERROR') return onCorrected();
    setTyped({});
    setChecked(found);
  };
  const press = (event: React.KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    if (event.key === 'Enter') void save();
    else if (event.key === 'Escape') onCancel();
  };
  const rowFaults = checked.messages.filter(({ column }) => column === null);
  return (
    <tr ref={line} className="import-editing" onKeyDown={press} aria-label={t('editing', { row: row.rowNo })}>
      <RowHead row={checked} />
      {Object.entries(definition.columns).map(([name, column]) => (
        <CellInput
          key={name}
          name={name}
          title={text(column.title)}
          disabled={busy}
          value={typed[name] ?? (column.field.personal ? '' : (checked.values[name] ?? ''))}
          placeholder={column.field.personal ? (checked.values[name] ?? undefined) : undefined}
          faults={checked.messages
            .filter((note) => note.column === name && note.severity === 'error')
            .map(({ message }) => message)}
          onType={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
      <td>
        {rowFaults.map(({ message }, index) => (
          <p key={index} className="field-error">
            {message}
          </p>
        ))}
      </td>
      <td className="import-correct">
        <ActionButton variant="primary" busy={busy} onClick={() => save()}>
          {t('check')}
        </ActionButton>
        <Button onClick={onCancel}>{shared('cancel')}</Button>
      </td>
    </tr>
  );
}
