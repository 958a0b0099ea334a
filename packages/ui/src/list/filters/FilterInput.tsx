import { useNumber } from '@console/api';
import { isNumeric, type Field } from '@console/contracts/core/fields';
import { common, useMessages, useText } from '../../messages/index.ts';
import { messages } from '../messages.ts';
import { ChoicesFilter } from './ChoicesFilter.tsx';
import { DateFilter } from './DateFilter.tsx';
import { ReferenceFilter } from './ReferenceFilter.tsx';
import { Select } from '../../lov/Select.tsx';

export interface FilterInputProps {
  readonly id: string;
  readonly field: Field;
  readonly texts: readonly string[];
  /** Takes a choice. */
  readonly onChange: (texts: readonly string[]) => void;
  /** Takes what is typed so far; `onChange` unless given. */
  readonly onType?: (texts: readonly string[]) => void;
  /** Enter in a typed filter. */
  readonly onSettle?: () => void;
  readonly onLeave?: () => void;
  readonly describedBy: string | undefined;
  /** Parameters of a reference's list of values, from its contract and the other filters. */
  readonly parameters?: Readonly<Record<string, string>>;
}

const toTexts = (text: string): readonly string[] => (text === '' ? [] : [text]);

/** Selects one option of a fixed list, or all. */
function ChoiceFilter({
  id,
  field,
  texts,
  onChange,
  describedBy,
  choices,
}: FilterInputProps & { readonly choices: readonly (readonly [value: string, title: string])[] }) {
  const t = useMessages(messages);
  const text = useText();
  const [value = ''] = texts;
  // A value of the address that is not an option still filters, so it is shown.
  const options =
    value === '' || choices.some(([choice]) => choice === value) ? choices : [...choices, [value, value] as const];
  return (
    <Select
      id={id}
      className="input"
      value={value}
      onChange={(event) => onChange(toTexts(event.target.value))}
      aria-describedby={describedBy}
    >
      <option value="">{field.all ? text(field.all) : t('any')}</option>
      {options.map(([each, title]) => (
        <option key={each} value={each}>
          {title}
        </option>
      ))}
    </Select>
  );
}

/** A text or number; a reference in the address is shown as the text it stands for to the person who typed it. */
function TypedFilter({
  id,
  field,
  texts,
  onChange,
  onType = onChange,
  onSettle,
  onLeave,
  describedBy,
}: FilterInputProps) {
  const number = isNumeric(field.kind);
  return (
    <input
      id={id}
      className="input"
      inputMode={number || field.kind === 'digits' ? 'numeric' : undefined}
      autoComplete="off"
      value={useNumber(texts[0] ?? '')}
      onChange={(event) => onType(toTexts(event.target.value))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSettle?.();
      }}
      onBlur={onLeave}
      aria-invalid={describedBy !== undefined}
      aria-describedby={describedBy}
    />
  );
}

/** The input of a filter, by the kind of its field. */
export function FilterInput(props: FilterInputProps) {
  const { id, field, texts, describedBy } = props;
  const text = useText();
  const words = useMessages(common);
  switch (field.kind) {
    case 'choice':
      return (
        <ChoiceFilter {...props} choices={(field.options ?? []).map((option) => [option.value, text(option.title)])} />
      );
    case 'flag':
      return (
        <ChoiceFilter
          {...props}
          choices={[
            ['true', words('yes')],
            ['false', words('no')],
          ]}
        />
      );
    case 'choices':
      return <ChoicesFilter {...props} />;
    case 'reference':
    case 'references':
      return <ReferenceFilter {...props} />;
    case 'date':
      return (
        <DateFilter
          id={id}
          value={texts[0] ?? ''}
          onChoose={(value) => props.onChange(toTexts(value))}
          onType={(value) => (props.onType ?? props.onChange)(toTexts(value))}
          onSettle={props.onSettle}
          onLeave={props.onLeave}
          describedBy={describedBy}
        />
      );
    default:
      return <TypedFilter {...props} />;
  }
}
