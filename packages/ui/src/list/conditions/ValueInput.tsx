import { bareOperators } from '@console/contracts/core/conditions/operators';
import type { Condition } from '@console/contracts/core/conditions/where';
import type { Field } from '@console/contracts/core/fields';
import { useRef, type ClipboardEvent } from 'react';
import { useUndo } from '../../form/inputs/use-undo.ts';
import { useMessages } from '../../messages/index.ts';
import { FilterInput } from '../filters/FilterInput.tsx';
import { messages } from './messages.ts';
import { PeriodInput } from './PeriodInput.tsx';

export interface ValueInputProps {
  readonly id: string;
  readonly field: Field;
  readonly condition: Condition;
  readonly describedBy: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

/** The field as it is asked for: days for instants, several where any of them counts. */
function askedAs(field: Field, { operator }: Condition): Field {
  if (field.kind === 'instant') return { ...field, kind: 'date' };
  const several = operator === 'anyOf';
  if (field.kind === 'choice' || field.kind === 'choices') return { ...field, kind: several ? 'choices' : 'choice' };
  if (field.kind === 'reference' || field.kind === 'references')
    return { ...field, kind: several ? 'references' : 'reference' };
  return field;
}

/** Values that stand below or beside each other in a spreadsheet, or are divided by semicolons. */
const dividers = /\s*[\n\r\t;]+\s*/;

/** Values typed one after the other, divided by commas; a pasted column of a spreadsheet gives one for each cell. */
function SeveralTyped({ id, condition, describedBy, onChange }: ValueInputProps) {
  const t = useMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  const show = (text: string) => onChange(text === '' ? [] : text.split(','));
  // A pasted column is written as a list, which the undo of the browser does not know.
  const undo = useUndo(input, ({ text }) => show(text));
  const change = (typed: string) => {
    const text = typed.replaceAll(';', ',');
    show(text);
    undo.record({ text, value: null });
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').trim().split(dividers);
    if (pasted.length < 2) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    change(value.slice(0, selectionStart!) + pasted.join(',') + value.slice(selectionEnd!));
  };
  return (
    <input
      id={id}
      className="input"
      autoComplete="off"
      placeholder={t('severalHint')}
      value={condition.values.join(',')}
      aria-invalid={describedBy !== undefined}
      aria-describedby={describedBy}
      ref={input}
      onFocus={({ target }) => undo.begin({ text: target.value, value: null })}
      onKeyDown={(event) => undo.byKey(event)}
      onChange={({ target }) => change(target.value)}
      onPaste={paste}
    />
  );
}

/** The input of a condition's value, by its operator and the kind of its field; none where nothing is compared. */
export function ValueInput(props: ValueInputProps) {
  const { id, field, condition, describedBy, onChange } = props;
  const t = useMessages(messages);
  if (bareOperators.includes(condition.operator)) return null;
  const shown = askedAs(field, condition);
  if (condition.operator === 'between')
    return (
      <>
        {(['from', 'to'] as const).map((end, at) => (
          <div className="list-condition-end" key={end}>
            <label htmlFor={at === 0 ? id : `${id}-to`}>{t(end)}</label>
            <FilterInput
              id={at === 0 ? id : `${id}-to`}
              field={shown}
              texts={condition.values[at] ? [condition.values[at]] : []}
              describedBy={describedBy}
              onChange={([value = '']) =>
                onChange(at === 0 ? [value, condition.values[1] ?? ''] : [condition.values[0] ?? '', value])
              }
            />
          </div>
        ))}
      </>
    );
  const isText = !['choices', 'references'].includes(shown.kind);
  return (
    <div className="list-condition-value">
      <label htmlFor={id} className="visually-hidden">
        {t('value')}
      </label>
      {condition.operator === 'relative' ? (
        <PeriodInput {...props} />
      ) : condition.operator === 'anyOf' && isText ? (
        <SeveralTyped {...props} />
      ) : (
        <FilterInput
          id={id}
          field={shown}
          texts={condition.values}
          describedBy={describedBy}
          parameters={field.lovParameters ?? {}}
          onChange={onChange}
        />
      )}
    </div>
  );
}
