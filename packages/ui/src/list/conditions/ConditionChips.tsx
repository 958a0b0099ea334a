import { useNumber } from '@console/api';
import { matchWords } from '@console/contracts/core/conditions/sentence';
import { readGroup, writeGroup, type Match } from '@console/contracts/core/conditions/where';
import type { Resource } from '@console/contracts/core/resource';
import { Fragment, useRef, useState } from 'react';
import { later } from '../../later/index.ts';
import { useMessages, useText } from '../../messages/index.ts';
import type { FilterTexts } from '../address.ts';
import { ConditionChip } from './ConditionChip.tsx';
import { messages } from './messages.ts';
import './conditions.css';

const ConditionsDialog = later(() => import('./ConditionsDialog.tsx'));

interface ConditionChipsProps {
  readonly resource: Resource;
  readonly filters: FilterTexts;
  readonly onChange: (filters: FilterTexts) => void;
}

interface GroupChipsProps {
  readonly resource: Resource;
  /** One value of the parameter `where`, or a reference to it where it holds a personal number. */
  readonly parameter: string;
  readonly onEdit: () => void;
  /** Gets what is left of the group; `null`: nothing. */
  readonly onChange: (parameter: string | null) => void;
}

/** The conditions of a group, with the word between them. */
function GroupChips({ resource, parameter, onEdit, onChange }: GroupChipsProps) {
  const text = useText();
  const group = readGroup(useNumber(parameter));
  if (!group)
    return <ConditionChip resource={resource} condition={null} onEdit={onEdit} onRemove={() => onChange(null)} />;
  return (
    <span className="list-chips" data-group={group.conditions.length > 1 || undefined}>
      {group.conditions.map((condition, at) => (
        // Conditions have no id; the same one twice means the same.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {at > 0 && <span className="list-chip-word">{text(matchWords[group.match])}</span>}
          <ConditionChip
            resource={resource}
            condition={condition}
            onEdit={onEdit}
            onRemove={() => {
              const rest = group.conditions.filter((other) => other !== condition);
              onChange(rest.length > 0 ? writeGroup({ ...group, conditions: rest }) : null);
            }}
          />
        </Fragment>
      ))}
    </span>
  );
}

/** The conditions of a list as sentences, each to be changed or removed. */
export default function ConditionChips({ resource, filters, onChange }: ConditionChipsProps) {
  const t = useMessages(messages);
  const text = useText();
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const where = filters['where'] ?? [];
  const match: Match = filters['match']?.[0] === 'any' ? 'any' : 'all';
  const replace = (place: number, parameter: string | null) => {
    const { where: _where, match: _match, ...others } = filters;
    const next = where.flatMap((each, at) => (at !== place ? [each] : parameter === null ? [] : [parameter]));
    // The chip that had the focus goes.
    row.current?.closest('.list')?.querySelector<HTMLElement>('.list-add-condition')?.focus();
    if (next.length === 0) onChange(others);
    else onChange({ ...others, where: next, ...(match === 'any' && next.length > 1 ? { match: [match] } : {}) });
  };
  return (
    <div ref={row} className="list-chips" role="group" aria-label={t('applied')}>
      {where.map((parameter, at) => (
        <Fragment key={parameter}>
          {at > 0 && <span className="list-chip-word">{text(matchWords[match])}</span>}
          <GroupChips
            resource={resource}
            parameter={parameter}
            onEdit={() => setEditing(true)}
            onChange={(changed) => replace(at, changed)}
          />
        </Fragment>
      ))}
      {editing && (
        <ConditionsDialog resource={resource} filters={filters} onApply={onChange} onClose={() => setEditing(false)} />
      )}
    </div>
  );
}
