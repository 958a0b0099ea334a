import { conditionField, conditionsOf } from '@console/contracts/core/conditions/declared';
import type { Operator } from '@console/contracts/core/conditions/operators';
import { operatorTitles } from '@console/contracts/core/conditions/sentence';
import type { FieldError } from '@console/contracts/core/errors';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { Button } from '../../core/index.ts';
import { errorText } from '../../feedback/field-error-text.ts';
import { useMessages, useText } from '../../messages/index.ts';
import { withOperator, type DraftCondition } from './draft.ts';
import { messages } from './messages.ts';
import { ValueInput } from './ValueInput.tsx';
import { Select } from '../../lov/Select.tsx';

interface ConditionRowProps {
  /** Beginning of the ids of the row's inputs; that of the field has it as it is. */
  readonly id: string;
  readonly resource: Resource;
  readonly condition: DraftCondition;
  /** Place among all conditions, from 1. */
  readonly number: number;
  readonly fault: FieldError | undefined;
  readonly onChange: (condition: DraftCondition) => void;
  readonly onRemove: () => void;
}

/** One condition while it is edited: field, operator, value, and what is wrong with it. */
export function ConditionRow({ id, resource, condition, number, fault, onChange, onRemove }: ConditionRowProps) {
  const t = useMessages(messages);
  const text = useText();
  const offered = conditionsOf(resource);
  const { field: name, operator } = condition;
  const field = conditionField(resource, name);
  const operators = offered[name] ?? [];
  const choose = (chosen: string) => {
    const [first = 'is'] = offered[chosen] ?? [];
    onChange({ ...withOperator({ ...condition, operator: first, values: [] }, first), field: chosen });
  };
  return (
    <div className="list-condition" role="group" aria-label={String(number)}>
      <div>
        <label htmlFor={id} className="visually-hidden">
          {t('field')}
        </label>
        <Select id={id} className="input" value={name} onChange={(event) => choose(event.target.value)}>
          <option value="">{t('choose')}</option>
          {name !== '' && !(name in offered) && <option value={name}>{name}</option>}
          {Object.keys(offered).map((each) => (
            <option key={each} value={each}>
              {text(titleOf(resource, each))}
            </option>
          ))}
        </Select>
      </div>
      {field && (
        <div>
          <label htmlFor={`${id}-operator`} className="visually-hidden">
            {t('operator')}
          </label>
          <Select
            id={`${id}-operator`}
            className="input"
            value={operator}
            onChange={(event) => onChange(withOperator(condition, event.target.value as Operator))}
          >
            {(operators.includes(operator) ? operators : [...operators, operator]).map((each) => (
              <option key={each} value={each}>
                {operatorTitles[each] ? text(operatorTitles[each]) : each}
              </option>
            ))}
          </Select>
        </div>
      )}
      {field && (
        <ValueInput
          id={`${id}-value`}
          field={field}
          condition={condition}
          describedBy={fault ? `${id}-fault` : undefined}
          onChange={(values) => onChange({ ...condition, values })}
        />
      )}
      <Button variant="quiet" aria-label={t('removeRow', { number })} onClick={onRemove}>
        ×
      </Button>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="field-error">
          {errorText(resource, fault, text)}
        </p>
      )}
    </div>
  );
}
