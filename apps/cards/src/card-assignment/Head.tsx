import { assignmentKinds, type AssignmentKind } from '@console/contracts/cards/card-assignment';
import { LovInput, Select } from '@console/ui/lov';
import { useMessages, useText } from '@console/ui/messages';
import { Field } from '../shared/desk/Field.tsx';
import type { AssignmentDraft } from './draft.ts';
import { messages } from './messages.ts';

/** Kind, origin safe and remark of an assignment. Another kind or safe clears the chosen cards. */
export function Head({
  draft,
  change,
  showErrors: asked,
}: {
  readonly draft: AssignmentDraft;
  readonly change: (part: Partial<AssignmentDraft>) => void;
  readonly showErrors: boolean;
}) {
  const t = useMessages(messages);
  const text = useText();
  const isMra = draft.kind === 'DISTRIBUTION';
  const emptied = draft.lines.map((line) => ({ ...line, destinationId: '', cards: [] }));
  const fault = asked && draft.originId === '' ? t('needed') : undefined;
  return (
    <section className="panel desk-grid">
      <Field title={t('kind')}>
        {(id) => (
          <Select
            id={id}
            className="input"
            value={draft.kind}
            onChange={({ target }) => change({ kind: target.value as AssignmentKind, originId: '', lines: emptied })}
          >
            {assignmentKinds.map(({ value, title }) => (
              <option key={value} value={value}>
                {text(title)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field title={t('origin')} fault={fault}>
        {(id, describedBy) => (
          <LovInput
            key={draft.kind}
            id={id}
            path={isMra ? 'mra/lov' : 'branch/lov'}
            parameters={isMra ? undefined : { line: 'SPEKTRA' }}
            value={draft.originId === '' ? [] : [draft.originId]}
            onChange={([originId = '']) => change({ originId, lines: emptied })}
            required
            invalid={fault !== undefined}
            describedBy={describedBy}
          />
        )}
      </Field>
      <Field title={t('remark')}>
        {(id) => (
          <input
            id={id}
            className="input"
            maxLength={250}
            value={draft.remark}
            onChange={({ target }) => change({ remark: target.value })}
          />
        )}
      </Field>
    </section>
  );
}
