import { ActionButton } from '@console/ui/why';
import { useMessages } from '@console/ui/messages';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Field } from './Field.tsx';
import { messages } from './messages.ts';
import { longestTerm } from '@console/contracts/cards/desk-term';

interface FindMemberProps {
  /** Resolves with the reason when nobody is found, else `null`. */
  readonly onFind: (term: string) => Promise<string | null>;
  readonly busy: boolean;
}

/** Start of work at a counter: one complete number, typed or scanned, and Enter. */
export function FindMember({ onFind, busy }: FindMemberProps) {
  const t = useMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    input.current?.focus();
  }, []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const why = term.trim().length < 8 ? t('short') : await onFind(term.trim());
    setFault(why ?? undefined);
    if (why) input.current?.select();
    else setTerm('');
  };
  return (
    <form className="panel" onSubmit={(event) => void submit(event)}>
      <Field title={t('term')} help={t('termHelp')} fault={fault}>
        {(id, describedBy) => (
          <div className="desk-row">
            <input
              ref={input}
              id={id}
              className="input"
              style={{ maxWidth: 320 }}
              inputMode="numeric"
              autoComplete="off"
              maxLength={longestTerm}
              value={term}
              onChange={({ target }) => setTerm(target.value)}
              aria-invalid={Boolean(fault)}
              aria-describedby={describedBy}
            />
            <ActionButton type="submit" variant="primary" busy={busy}>
              {t('find')}
            </ActionButton>
          </div>
        )}
      </Field>
    </form>
  );
}
