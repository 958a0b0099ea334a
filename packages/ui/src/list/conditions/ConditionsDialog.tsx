import { mostConditions, mostGroups } from '@console/contracts/core/list-limits';
import type { FieldError } from '@console/contracts/core/errors';
import type { Match } from '@console/contracts/core/conditions/where';
import type { Resource } from '@console/contracts/core/resource';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../core/index.ts';
import { Dialog } from '../../dialogs/index.ts';
import { common, useMessages } from '../../messages/index.ts';
import type { FilterTexts } from '../address.ts';
import { ConditionRow } from './ConditionRow.tsx';
import { blankCondition, draftFaults, filtersWith, type DraftGroup } from './draft.ts';
import { messages } from './messages.ts';
import { useDraft } from './use-draft.ts';
import { Select } from '../../lov/Select.tsx';
import './conditions.css';

interface ConditionsDialogProps {
  readonly resource: Resource;
  readonly filters: FilterTexts;
  /** Begins with a further condition to be chosen. */
  readonly adding?: boolean;
  readonly onApply: (filters: FilterTexts) => void;
  readonly onClose: () => void;
}

/** Whether all parts or any of them must hold. */
function MatchSelect({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: Match;
  readonly onChange: (match: Match) => void;
}) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <p className="list-condition-match">
      <label htmlFor={id}>{label}</label>
      <Select id={id} className="input" value={value} onChange={(event) => onChange(event.target.value as Match)}>
        <option value="all">{t('all')}</option>
        <option value="any">{t('any')}</option>
      </Select>
    </p>
  );
}

/**
 * Edits the conditions of a list: field, operator and value, in groups of which all or any must hold. What is typed is
 * kept in the tab until it is applied or discarded.
 */
export default function ConditionsDialog({
  resource,
  filters,
  adding = false,
  onApply,
  onClose,
}: ConditionsDialogProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const id = useId();
  const { draft, change, changeGroup, changeCondition, discard } = useDraft(resource.module, filters, adding);
  const [faults, setFaults] = useState<ReadonlyMap<number, FieldError>>(new Map());
  const all = draft.groups.flatMap(({ conditions }) => conditions);
  const full = all.length >= mostConditions;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const found = draftFaults(resource, draft);
    setFaults(found);
    const [wrong] = found.keys();
    if (wrong !== undefined) {
      const row = `${id}-${wrong}`;
      (document.getElementById(`${row}-value`) ?? document.getElementById(row))?.focus();
      return;
    }
    discard();
    onApply(filtersWith(resource, filters, draft));
    onClose();
  };
  const add = (group: DraftGroup) =>
    changeGroup(
      group.key,
      (each) => ({ ...each, conditions: [...each.conditions, blankCondition(draft.next)] }),
      draft.next + 1,
    );
  const addGroup = () =>
    change({
      ...draft,
      next: draft.next + 2,
      groups: [...draft.groups, { key: draft.next, match: 'all', conditions: [blankCondition(draft.next + 1)] }],
    });
  return (
    <Dialog
      title={t('title')}
      width={760}
      // The draft of the conditions stays in the tab.
      closesAtOnce
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              discard();
              onClose();
            }}
          >
            {t('discard')}
          </Button>
          <Button type="submit" form={id} variant="primary">
            {words('apply')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={apply} className="list-conditions-form">
        <p className="list-hint">{t('hint')}</p>
        {draft.groups.length > 1 && (
          <MatchSelect label={t('between')} value={draft.match} onChange={(match) => change({ ...draft, match })} />
        )}
        {draft.groups.map((group, at) => (
          <fieldset key={group.key} className="list-condition-group">
            <legend className={draft.groups.length > 1 ? undefined : 'visually-hidden'}>
              {t('group', { number: at + 1 })}
            </legend>
            {group.conditions.length > 1 && (
              <MatchSelect
                label={t('within')}
                value={group.match}
                onChange={(match) => changeGroup(group.key, (each) => ({ ...each, match }))}
              />
            )}
            {group.conditions.map((condition) => (
              <ConditionRow
                key={condition.key}
                id={`${id}-${condition.key}`}
                resource={resource}
                condition={condition}
                number={all.indexOf(condition) + 1}
                fault={faults.get(condition.key)}
                onChange={(changed) => changeCondition(group, changed)}
                onRemove={() =>
                  changeGroup(group.key, (each) => ({
                    ...each,
                    conditions: each.conditions.filter((other) => other !== condition),
                  }))
                }
              />
            ))}
            <Button variant="link" disabled={full} onClick={() => add(group)}>
              {t('addHere')}
            </Button>
          </fieldset>
        ))}
        {full && <p className="list-hint">{t('atMost', { limit: mostConditions })}</p>}
        <Button disabled={full || draft.groups.length >= mostGroups} onClick={addGroup}>
          {t('addGroup')}
        </Button>
      </form>
    </Dialog>
  );
}
