import { periodOf } from '@console/contracts/core/conditions/relative';
import { periodTitle } from '@console/contracts/core/conditions/sentence';
import { endOfRange } from '@console/contracts/core/ranges';
import { useId } from 'react';
import { useToday } from '../../formats/index.ts';
import { Select } from '../../lov/Select.tsx';
import { useMessages, useText } from '../../messages/index.ts';
import { messages } from '../messages.ts';
import type { FilterDraft } from './use-filter-draft.ts';

/** Periods that staff ask for most. */
const offered = ['today', 'this-week', 'this-month', 'last-month', 'last-30-days'] as const;

/** Sets both dates of a period at once, and says which of the offered periods they are. */
export default function PeriodChoice({ draft, chip }: { readonly draft: FilterDraft; readonly chip: boolean }) {
  const t = useMessages(messages);
  const text = useText();
  const today = useToday();
  const id = useId();
  const [from, to] = [draft.draft['from']?.[0], draft.draft['to']?.[0]];
  const chosen = offered.find((period) => {
    const [first, last] = periodOf(period, today);
    return from === first && to === endOfRange(first, last);
  });
  const choose = (period: string) => {
    const [first, last] = period === '' ? [] : periodOf(period, today);
    draft.chooseTogether({ from: first ? [first] : [], to: last ? [last] : [] });
  };
  return (
    <div className={chip ? 'filter-chip' : 'field'}>
      <label htmlFor={id}>{t('quickRange')}</label>
      <Select id={id} className="input" value={chosen ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('ownRange')}</option>
        {offered.map((period) => (
          <option key={period} value={period}>
            {text(periodTitle(period))}
          </option>
        ))}
      </Select>
    </div>
  );
}
