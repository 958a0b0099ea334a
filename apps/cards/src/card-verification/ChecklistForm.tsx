import {
  checklistItems,
  isSet,
  type Checklist,
  type ChecklistKey,
  type Finding,
} from '@console/contracts/cards/card-verification/checklist';
import { LovInput } from '@console/ui/lov';
import { useMessages, useText } from '@console/ui/messages';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { focusFindingAt } from './focus-finding.ts';
import { messages } from './messages.ts';

interface ChecklistFormProps {
  readonly checklist: Checklist;
  readonly onSet: (key: ChecklistKey, found: Finding) => void;
}

/**
 * Checklist for comparing data with photos; each item is OK or not OK with a reason. O and X decide and go to the next,
 * arrow keys move.
 */
export function ChecklistForm({ checklist, onSet }: ChecklistFormProps) {
  const t = useMessages(messages);
  const text = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const initialChecklist = useRef(checklist);
  // The desk is used by keyboard from the start: focus the next open item.
  useEffect(() => {
    const first = checklistItems.findIndex(({ key }) => !isSet(initialChecklist.current[key]));
    focusFindingAt(first < 0 ? checklistItems.length - 1 : first);
  }, []);
  const decide = (index: number, result: Finding['result']) => {
    const { key } = checklistItems[index]!;
    onSet(key, { result, reasonId: result === 'OK' ? null : (checklist[key]?.reasonId ?? null) });
    // Immediately, because the next key already belongs to the next item.
    if (result === 'OK') return focusFindingAt(index + 1);
    // After React has rendered the reason.
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-item="${key}"] [role=combobox]`)?.focus());
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    if (!isRadio || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      o: () => decide(index, 'OK'),
      x: () => decide(index, 'NOT_OK'),
      arrowdown: () => focusFindingAt(index + 1),
      arrowup: () => focusFindingAt(index - 1),
    }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div ref={list} className="verify-checklist">
      <p className="desk-help">{t('keys')}</p>
      {checklistItems.map(({ key, title }, index) => {
        const found = checklist[key];
        return (
          // The keys duplicate the inputs.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <fieldset
            key={key}
            data-item={key}
            className="verify-item"
            data-result={found?.result}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <legend>
              {index + 1}. {text(title)}
            </legend>
            {(['OK', 'NOT_OK'] as const).map((result) => (
              <label key={result}>
                <input
                  type="radio"
                  name={key}
                  checked={found?.result === result}
                  onChange={() => onSet(key, { result, reasonId: result === 'OK' ? null : (found?.reasonId ?? null) })}
                  aria-keyshortcuts={result === 'OK' ? 'O' : 'X'}
                />{' '}
                {t(result === 'OK' ? 'ok' : 'notOk')}
              </label>
            ))}
            {found?.result === 'NOT_OK' && (
              <LovInput
                id={`${id}-${key}`}
                path="reason-verification-return/lov"
                label={t('reasonFor', { item: text(title) })}
                placeholder={t('reason')}
                value={found.reasonId ? [found.reasonId] : []}
                invalid={!found.reasonId}
                required
                onChange={([reasonId]) => onSet(key, { result: 'NOT_OK', reasonId: reasonId ?? null })}
              />
            )}
          </fieldset>
        );
      })}
    </div>
  );
}
