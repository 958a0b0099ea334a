import type { Fields } from '@console/contracts/core/fields';
import type { FieldError } from '@console/contracts/core/errors';
import { narrowedParameters, withoutOrphans } from '@console/contracts/core/reference';
import { endOfRange } from '@console/contracts/core/ranges';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../core/index.ts';
import { errorText } from '../../form/field-error-text.ts';
import { common, useMessages, useText } from '../../messages/index.ts';
import { conditionNames, filterFaults, type FilterTexts } from '../address.ts';
import { messages } from '../messages.ts';
import { FilterInput } from './FilterInput.tsx';

interface FiltersProps {
  readonly resource: Resource;
  readonly value: FilterTexts;
  /** Filters that are shown only while they are set. */
  readonly quiet?: readonly string[] | undefined;
  readonly onApply: (filters: FilterTexts) => void;
}

const conditionsIn = (texts: FilterTexts): FilterTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => conditionNames.includes(name)));
const plain = (texts: FilterTexts): FilterTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !conditionNames.includes(name)));
const samePlain = (one: FilterTexts, other: FilterTexts): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

const isPeriod = (filters: Fields) => filters['from']?.kind === 'date' && filters['to']?.kind === 'date';

/** Moves the end of a one-day period to the next day (docs/model/specification.md#date-ranges). */
function withMovedEnd(draft: FilterTexts): FilterTexts {
  const [from, to] = [draft['from']?.[0], draft['to']?.[0]];
  return from && to ? { ...draft, to: [endOfRange(from, to) ?? to] } : draft;
}

/**
 * The filters of a list. Each is checked as a field of its kind; they take effect when the person applies them.
 * @example
 * <Filters resource={cardTypes} value={state.filters} onApply={(filters) => change({ filters })} />
 */
export function Filters({ resource, value, quiet, onApply }: FiltersProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const id = useId();
  const { filters } = resource.list;
  const [draft, setDraft] = useState(value);
  const [applied, setApplied] = useState(value);
  const [faults, setFaults] = useState<Readonly<Record<string, FieldError>>>({});
  // The filters changed by Back, a link or a reset: show them.
  if (applied !== value) {
    setApplied(value);
    // Conditions have an editor of their own: what is typed here stays.
    setDraft(samePlain(applied, value) ? { ...plain(draft), ...conditionsIn(value) } : value);
    setFaults({});
  }
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const found = filterFaults(filters, draft);
    setFaults(found);
    const [wrong] = Object.keys(found);
    if (wrong === undefined) onApply(isPeriod(filters) ? withMovedEnd(draft) : draft);
    else document.getElementById(`${id}-${wrong}`)?.focus();
  };
  const input = (name: string) => (
    <div className="field" key={name}>
      <label htmlFor={`${id}-${name}`}>{text(titleOf(resource, name))}</label>
      <FilterInput
        id={`${id}-${name}`}
        field={filters[name]!}
        texts={draft[name] ?? []}
        describedBy={faults[name] ? `${id}-${name}-fault` : undefined}
        parameters={narrowedParameters(filters[name]!, draft)}
        onChange={(texts) => setDraft((current) => withoutOrphans(filters, { ...current, [name]: texts }, name, []))}
      />
      {faults[name] && (
        <p id={`${id}-${name}-fault`} role="alert" className="field-error">
          {errorText(resource, faults[name], text)}
        </p>
      )}
    </div>
  );
  const period = isPeriod(filters);
  const single = Object.keys(filters).filter(
    (name) =>
      filters[name]!.kind !== 'pasted' &&
      !conditionNames.includes(name) &&
      (!period || (name !== 'from' && name !== 'to')) &&
      (value[name] || !quiet?.includes(name)),
  );
  return (
    <form className="list-filters" aria-label={words('filter')} noValidate onSubmit={apply}>
      {single.map(input)}
      {period && (
        <fieldset className="list-period">
          <legend className="visually-hidden">{t('period')}</legend>
          {input('from')}
          {input('to')}
        </fieldset>
      )}
      <div className="list-filter-buttons">
        <Button type="submit">{words('apply')}</Button>
        {Object.keys(value).length > 0 && (
          <Button variant="quiet" onClick={() => onApply({})}>
            {words('reset')}
          </Button>
        )}
      </div>
    </form>
  );
}
