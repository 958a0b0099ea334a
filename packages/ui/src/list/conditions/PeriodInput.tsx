import { namedPeriods, partsOfDays } from '@console/contracts/core/conditions/relative';
import { periodTitle } from '@console/contracts/core/conditions/sentence';
import { useState } from 'react';
import { NumberInput } from '../../form/inputs/NumberInput.tsx';
import { Select } from '../../lov/Select.tsx';
import { useMessages, useText } from '../../messages/index.ts';
import { messages } from './messages.ts';
import type { ValueInputProps } from './ValueInput.tsx';

const counted = ['last-7-days', 'last-30-days', 'last-90-days', 'next-7-days', 'next-30-days'];

/** Stands for a number of days that is typed. */
const typed = 'typed';

const ignore = () => undefined;

/** A period by its name, or a number of days. A number of days that is no number stays as it was written. */
export function PeriodInput({ id, condition, describedBy, onChange }: ValueInputProps) {
  const t = useMessages(messages);
  const text = useText();
  const [value = ''] = condition.values;
  const offered = [...counted.slice(0, 3), ...namedPeriods, ...counted.slice(3)];
  const [isTyped, setTyped] = useState(value !== '' && !offered.includes(value));
  const { days, direction } = partsOfDays(value) ?? { days: '', direction: 'last' };
  const choose = (chosen: string) => {
    setTyped(chosen === typed);
    onChange(chosen === '' ? [] : [chosen === typed ? `last-${days || 14}-days` : chosen]);
  };
  return (
    <>
      <Select
        id={id}
        className="input"
        value={isTyped ? typed : value}
        aria-invalid={describedBy !== undefined}
        aria-describedby={describedBy}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('choosePeriod')}</option>
        {offered.map((period) => (
          <option key={period} value={period}>
            {text(periodTitle(period))}
          </option>
        ))}
        <option value={typed}>{t('typedDays')}</option>
      </Select>
      {isTyped && (
        <NumberInput
          id={`${id}-days`}
          name=""
          label={t('days')}
          field={{ kind: 'integer' }}
          value={/^\d+$/.test(days) ? Number(days) : days}
          disabled={false}
          required
          invalid={describedBy !== undefined}
          describedBy={describedBy}
          onLeave={ignore}
          onChange={(next) => onChange([`${direction}-${(next as number | string | null) ?? ''}-days`])}
        />
      )}
    </>
  );
}
