import type { Resource } from '@console/contracts/core/resource';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../core/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { ActionButton } from '../why/index.ts';
import type { FormSection, FormValues } from '../form/declaration.ts';
import '../form/form.css';
import { useTypedAgain } from '../form/again.ts';
import { FormActions } from '../form/FormActions.tsx';
import { FormBody } from '../form/FormBody.tsx';
import { FormSections } from '../form/FormSections.tsx';
import { messages } from '../form/messages.ts';
import { countFaults } from '../form/state.ts';
import { useFirstFault } from '../form/use-first-fault.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import { useRefusals } from '../form/use-refusals.ts';
import { useSave } from '../form/use-save.ts';
import { useTyping } from '../form/use-typing.tsx';

export interface CallFormProps<Answer> {
  /** Fields, titles and rules of what is typed. */
  readonly resource: Resource;
  /** What is typed into, one for each parent: its draft is kept under this name. */
  readonly document: string;
  readonly sections: readonly FormSection[];
  readonly initial?: FormValues;
  /** Values that were sent before, typed on top. */
  readonly again?: FormValues | null;
  /** Word of the button that sends. */
  readonly action: string;
  /** Sends the checked values. */
  readonly send: (
    values: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly data: Answer } | { readonly error: unknown }>;
  readonly onSent: (answer: Answer) => void;
  readonly onCancel: () => void;
  /** Shown below or beside the fields, e.g. a preview of the typed values. */
  readonly children?: (values: FormValues) => ReactNode;
}

const noSecrets: ReadonlySet<string> = new Set();
const free = () => Promise.resolve(true);

/**
 * A form that a call of its own sends, such as one that writes several records. Protects what is typed as
 * {@link ResourceForm} does.
 * @example
 * <CallForm resource={grid} document={`rates:${branchId}`} sections={sections} action={t('propose')} send={send} … />
 */
export function CallForm<Answer>(props: CallFormProps<Answer>) {
  const { resource, document, sections, initial, again = null, action, send, onSent, onCancel, children } = props;
  const id = useId();
  const t = useMessages(common);
  const own = useMessages(messages);
  const { save, sending } = useSave();
  const form = useRecordForm({ resource, initial, askUnique: free });
  useTypedAgain(again, form.restore);
  const typing = useTyping({ form, document, resource, secrets: noSecrets });
  const refusals = useRefusals(form, resource.fields);
  const submit = () =>
    save(async () => {
      refusals.forget();
      const values = typing.ready ? form.check() : undefined;
      if (!values) return;
      const answer = await send(values);
      if ('data' in answer) {
        typing.done();
        return onSent(answer.data);
      }
      return refusals.show(answer.error);
    });
  useFirstFault(id, form, sections);
  const faults = countFaults(form.errors);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {typing.offer}
      <FormBody beside={children?.(form.values)}>
        <FormSections id={id} resource={resource} sections={sections} form={form} onBusy={typing.onBusy} />
      </FormBody>
      <FormActions faults={faults} failure={refusals.failure} onRetry={submit} sending={sending}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <ActionButton
          type="submit"
          variant="primary"
          busy={sending}
          disabled={!typing.ready}
          title={typing.online ? undefined : own('offline')}
        >
          {action}
        </ActionButton>
      </FormActions>
    </form>
  );
}
