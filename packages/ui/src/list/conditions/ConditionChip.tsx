import { conditionFault } from '@console/contracts/core/conditions/check';
import { conditionField } from '@console/contracts/core/conditions/declared';
import { sentenceOf } from '@console/contracts/core/conditions/sentence';
import type { Condition } from '@console/contracts/core/conditions/where';
import { text as plain } from '@console/contracts/core/text';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { Button } from '../../core/index.ts';
import { errorText } from '../../feedback/field-error-text.ts';
import { useLabels } from '../../lov/use-labels.ts';
import { useLanguage, useMessages, useText } from '../../messages/index.ts';
import { messages } from './messages.ts';

interface ConditionChipProps {
  readonly resource: Resource;
  /** `null`: the address holds something else. */
  readonly condition: Condition | null;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** The condition as a sentence, with what is wrong with it. */
function useSentence(resource: Resource, condition: Condition | null): { sentence: string; wrong: boolean } {
  const t = useMessages(messages);
  const text = useText();
  const language = useLanguage();
  const field = condition ? conditionField(resource, condition.field) : undefined;
  const labels = useLabels(field?.lov ?? '', field?.lov && condition ? condition.values : []);
  if (!condition) return { sentence: t('unreadable'), wrong: true };
  const title = field ? titleOf(resource, condition.field) : plain(condition.field);
  const found = conditionFault(resource, condition, 'value');
  const fault = found && { ...found, parameters: { ...found.parameters, name: text(title) } };
  if (!field || fault?.code === 'CONDITION_OPERATOR')
    return { sentence: fault ? errorText(resource, fault, text) : t('unreadable'), wrong: true };
  const nameOf = (id: string) => (field.lov ? (labels.get(id) ?? '…') : undefined);
  const sentence = sentenceOf(condition, { field, title, language, nameOf });
  return fault
    ? { sentence: t('invalid', { sentence, fault: errorText(resource, fault, text) }), wrong: true }
    : { sentence, wrong: false };
}

/** A condition in use: opens the editor, or is removed. */
export function ConditionChip({ resource, condition, onEdit, onRemove }: ConditionChipProps) {
  const t = useMessages(messages);
  const { sentence, wrong } = useSentence(resource, condition);
  return (
    <span className="list-chip" data-wrong={wrong || undefined}>
      <Button variant="quiet" aria-label={t('edit', { sentence })} aria-haspopup="dialog" onClick={onEdit}>
        {sentence}
      </Button>
      <Button variant="quiet" aria-label={t('removeCondition', { sentence })} onClick={onRemove}>
        ×
      </Button>
    </span>
  );
}
