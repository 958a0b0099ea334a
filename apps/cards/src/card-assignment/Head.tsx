import { assignmentKinds, type AssignmentKind } from '@console/contracts/cards/card-assignment';
import { LovInput, Select } from '@console/ui/lov';
import { useMessages, useText } from '@console/ui/messages';
import { Field } from '../shared/desk/Field.tsx';
import { heldBy, type AssignmentDraft } from './draft.ts';
import { messages } from './messages.ts';
import { useDropQuestion } from './use-drop-question.ts';

/** Kind, origin safe and remark of an assignment. Another kind or safe clears the chosen cards: it asks first. */
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
  const ask = useDropQuestion();
  const dropped = {
    cards: heldBy(draft.lines).cards,
    destinations: draft.lines.filter(({ destinationId }) => destinationId !== '').length,
  };
  /** Another origin; no card and no destination of the former one fits. */
  const moveTo = (part: Partial<AssignmentDraft>) =>
    ask(t('originTitle'), dropped, () =>
      change({ ...part, lines: draft.lines.map((line) => ({ ...line, destinationId: '', cards: [] })) }),
    );
  const fault = asked && draft.originId === '' ? t('needed') : undefined;
  return (
    <section className="panel desk-grid">
      <Field title={t('kind')}>
        {(id) => (
          <Select
            id={id}
            className="input"
            value={draft.kind}
            onChange={({ target }) => moveTo({ kind: target.value as AssignmentKind, originId: '' })}
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
            onChange={([originId = '']) => moveTo({ originId })}
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
