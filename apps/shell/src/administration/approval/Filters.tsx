import { changeStates } from '@console/contracts/core/changes';
import { Select } from '@console/ui/lov';
import { common, useMessages, useText } from '@console/ui/messages';
import { useId } from 'react';
import { messages } from './messages.ts';
import { allStates, boxes, claims, type Inbox } from './use-inbox.ts';
import type { Standing } from './standing.ts';

interface Choice {
  readonly value: string;
  readonly title: string;
}

function Choice({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="approval-filter">
      <label htmlFor={id}>{label}</label>
      <Select id={id} className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Which changes are listed; everything is in the address. */
export function Filters({ inbox: { filters, ask }, standing }: { readonly inbox: Inbox; readonly standing: Standing }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const all = { value: '', title: words('all') };
  const choose = (name: string) => (value: string) => ask({ [name]: value === '' ? undefined : value });
  return (
    <div className="approval-filters">
      <Choice
        label={t('box')}
        value={filters.box}
        choices={boxes.map((value) => ({ value, title: t(`box_${value}`) }))}
        onChange={choose('box')}
      />
      <Choice
        label={t('module')}
        value={filters.module ?? ''}
        choices={[all, ...standing.modules.map(({ module, title }) => ({ value: module, title: text(title) }))]}
        onChange={choose('module')}
      />
      <Choice
        label={words('status')}
        value={filters.state}
        choices={[
          ...changeStates.map(({ value, title }) => ({ value, title: text(title) })),
          { value: allStates, title: words('all') },
        ]}
        onChange={choose('state')}
      />
      <Choice
        label={t('claimed')}
        value={filters.claimed ?? ''}
        choices={[all, ...claims.map((value) => ({ value, title: t(`claimed_${value}`) }))]}
        onChange={choose('claimed')}
      />
    </div>
  );
}
