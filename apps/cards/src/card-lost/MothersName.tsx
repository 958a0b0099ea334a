import { useErrorText } from '@console/ui/feedback';
import { useUnsavedGuard } from '@console/ui/guard';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState, type KeyboardEvent } from 'react';
import { Field } from '../shared/desk/Field.tsx';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';

interface MothersNameProps {
  readonly memberId: string;
  readonly matched: boolean;
  readonly onMatched: () => void;
}

/**
 * Input for the mother's maiden name, compared on Enter. The stored name is never shown, and the input is never stored
 * (docs/model/platform.md#personal-data).
 */
export function MothersName({ memberId, matched, onMatched }: MothersNameProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [compare, { isLoading }] = endpoints.compareName.useMutation();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  useUnsavedGuard(name !== '' && !matched);
  if (matched) return <output className="desk-done">{t('nameMatched')}</output>;
  const onCompare = async () => {
    if (isLoading) return;
    if (name.trim().length < 3) return setFault(t('needed'));
    const answer = await compare({ body: { memberId, name: name.trim() } });
    if ('error' in answer) return setFault(errorText(answer.error));
    setFault(answer.data.matched ? undefined : t('nameDiffers'));
    if (answer.data.matched) onMatched();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void onCompare();
  };
  return (
    <Field title={t('maidenName')} help={t('maidenNameHelp')} fault={fault}>
      {(id, describedBy) => (
        <div className="desk-row">
          <input
            id={id}
            className="input"
            style={{ maxWidth: 320 }}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={enter}
            aria-describedby={describedBy}
            aria-invalid={fault !== undefined}
          />
          <ActionButton busy={isLoading} onClick={() => onCompare()}>
            {t('compareName')}
          </ActionButton>
        </div>
      )}
    </Field>
  );
}
