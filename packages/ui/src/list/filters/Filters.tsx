import type { Resource } from '@console/contracts/core/resource';
import { useId, useRef, useState } from 'react';
import { Button } from '../../core/index.ts';
import { later } from '../../later/index.ts';
import { common, useMessages } from '../../messages/index.ts';
import type { FilterTexts } from '../address.ts';
import { messages } from '../messages.ts';
import { FilterField } from './FilterField.tsx';
import { isPeriod, placeFilters, type FilterPlaces } from './main.ts';
import { useFilterDraft, type ApplyFilters } from './use-filter-draft.ts';
import './filters.css';

const FilterDrawer = later(() => import('./FilterDrawer.tsx'));
const PeriodChoice = later(() => import('./PeriodChoice.tsx'));

interface FiltersProps extends FilterPlaces {
  readonly resource: Resource;
  readonly value: FilterTexts;
  readonly onApply: ApplyFilters;
}

/**
 * The filters of a list: chips that say their value, and a drawer for the others. Each is checked as a field of its
 * kind and takes effect at once; Back undoes it.
 * @example
 * <Filters resource={cardTypes} value={state.filters} onApply={(filters, options) => change({ filters }, options)} />
 */
export function Filters({ resource, value, onApply, ...places }: FiltersProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const id = useId();
  const more = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [held, setHeld] = useState<string>();
  const draft = useFilterDraft(resource, value, onApply);
  const { bar, more: others } = placeFilters(resource, value, { ...places, held });
  const set = others.filter((name) => (value[name] ?? []).length > 0).length;
  return (
    <form
      className="list-filters"
      aria-label={words('filter')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        draft.settle();
      }}
    >
      {bar.map((name) => (
        <FilterField
          key={name}
          chip
          resource={resource}
          name={name}
          id={`${id}-${name}`}
          draft={draft}
          onHold={(on) => setHeld((before) => (on ? name : before === name ? undefined : before))}
          // Without its value the chip goes, and the focus with it.
          onCleared={others.includes(name) ? () => more.current?.focus() : undefined}
        />
      ))}
      {isPeriod(resource.list.filters) && bar.includes('from') && <PeriodChoice chip draft={draft} />}
      {others.length > 0 && (
        <Button ref={more} variant="quiet" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
          {set > 0 ? t('moreFiltersSet', { count: set }) : t('moreFilters')}
        </Button>
      )}
      {Object.keys(value).length > 0 && (
        <Button variant="quiet" aria-label={words('reset')} title={words('reset')} onClick={() => onApply({})}>
          ×
        </Button>
      )}
      {open && <FilterDrawer resource={resource} names={others} draft={draft} onClose={() => setOpen(false)} />}
    </form>
  );
}
