import { narrowedParameters } from '@console/contracts/core/reference';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { errorText } from '../../feedback/field-error-text.ts';
import { useText } from '../../messages/index.ts';
import { FilterInput } from './FilterInput.tsx';
import type { FilterDraft } from './use-filter-draft.ts';

interface FilterFieldProps {
  readonly resource: Resource;
  readonly name: string;
  readonly id: string;
  readonly draft: FilterDraft;
  /** On the bar it is a chip of one line; elsewhere the title stands above the input. */
  readonly chip?: boolean;
  readonly onCleared?: (() => void) | undefined;
  /** The focus came into the field, or left it. */
  readonly onHold?: (on: boolean) => void;
}

/** One filter with its title, its value and what is wrong with it. */
export function FilterField({ resource, name, id, draft, chip = false, onCleared, onHold }: FilterFieldProps) {
  const text = useText();
  const field = resource.list.filters[name]!;
  const texts = draft.draft[name] ?? [];
  const fault = draft.faults[name];
  return (
    <div
      className={chip ? 'filter-chip' : 'field'}
      data-set={texts.length > 0 || undefined}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <label htmlFor={id}>{text(titleOf(resource, name))}</label>
      <FilterInput
        id={id}
        field={field}
        texts={texts}
        describedBy={fault ? `${id}-fault` : undefined}
        parameters={narrowedParameters(field, draft.draft)}
        onChange={(next) => {
          draft.choose(name, next);
          if (next.length === 0) onCleared?.();
        }}
        onType={(next) => draft.type(name, next)}
        onSettle={draft.settle}
        onLeave={draft.leave}
      />
      {fault && (
        <p id={`${id}-fault`} role="alert" className="field-error">
          {errorText(resource, fault, text)}
        </p>
      )}
    </div>
  );
}
