import type { AssignmentLineDetail } from '@console/contracts/cards/card-assignment';
import { useErrorText } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState, type SubmitEvent } from 'react';
import { Field } from '../shared/desk/Field.tsx';
import { useDeskDraft } from '../shared/desk/use-desk-draft.ts';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';

const nothing = { remark: '' };

/** Remarks of both offices, the newest first. */
export function Remarks({ line, open }: { readonly line: AssignmentLineDetail; readonly open: boolean }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const {
    values: { remark },
    change,
    discard,
  } = useDeskDraft(`remark:${line.secureId}`, nothing);
  const [fault, setFault] = useState<string>();
  const [add, { isLoading }] = endpoints.remark.useMutation();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (remark.trim() === '') return setFault(t('needed'));
    const answer = await add({ body: { secureId: line.secureId, remark } });
    setFault('error' in answer ? errorText(answer.error) : undefined);
    if ('data' in answer) discard();
  };
  return (
    <section className="panel desk">
      <h2>{t('remarks')}</h2>
      {open && (
        <form onSubmit={(event) => void submit(event)}>
          <Field title={t('addRemark')} fault={fault}>
            {(id, describedBy) => (
              <div className="desk-row">
                <input
                  id={id}
                  className="input"
                  style={{ maxWidth: 480 }}
                  maxLength={250}
                  value={remark}
                  onChange={({ target }) => change({ remark: target.value })}
                  aria-describedby={describedBy}
                  aria-invalid={Boolean(fault)}
                />
                <ActionButton type="submit" busy={isLoading}>
                  {t('addRemark')}
                </ActionButton>
              </div>
            )}
          </Field>
        </form>
      )}
      {line.remarks.length === 0 ? (
        <p>{t('noRemarks')}</p>
      ) : (
        <ul>
          {line.remarks.map(({ creationDate, remark: said, remarkBy }) => (
            <li key={`${creationDate}${remarkBy}`}>
              {formatDate(creationDate, 'DD MMM YYYY HH:mm')} · {remarkBy}: {said}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
