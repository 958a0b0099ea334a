import type { Outcome } from '@console/api';
import type { Fields } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { useId, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { normalised } from '../form/check.ts';
import { sectionsOf, type FormValues } from '../form/declaration.ts';
import { DraftOffer } from '../form/DraftOffer.tsx';
import { FormSections } from '../form/FormSections.tsx';
import { SaveFailure } from '../form/SaveFailure.tsx';
import { useBusyFields } from '../form/use-busy-fields.ts';
import { useDraft } from '../form/use-draft.ts';
import { useFormPreview } from '../form/use-form-preview.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import { useRefusals } from '../form/use-refusals.ts';

/** Declared fields and the one call that takes them. */
export interface FieldsOfCall<Result> {
  /** The resource of the call: its error texts, and its module for the draft. */
  readonly resource: Resource;
  /** Names what is filled in, for the draft: unique in the module. */
  readonly name: string;
  readonly fields: Fields;
  readonly titles?: Readonly<Record<string, Text>>;
  readonly initial?: FormValues;
  /** Sends the checked values. */
  readonly send: { send(values: Readonly<Record<string, unknown>>): Promise<Outcome<Result>> }['send'];
  readonly onDone?: { onDone(result: Result): void }['onDone'];
  /** Shows what was computed below the fields, until one of them changes. */
  readonly shows?: { shows(result: Result): ReactNode }['shows'];
}

/** Shown below the fields; a function is given the values as they stand, cleaned. */
export type AfterFields = ReactNode | ((values: FormValues) => ReactNode);

const noSecrets: ReadonlySet<string> = new Set();
const notUnique = () => Promise.resolve(true);

/**
 * A form of declared fields: checked as forms of records are, errors of the services beside their field, and what was
 * typed is kept as a draft until it was sent.
 * @returns the form, and the properties of the button that sends it
 */
export function useFieldsForm<Result>(
  { resource, name, fields, titles, initial, send, onDone, shows }: FieldsOfCall<Result>,
  { before, after }: { readonly before?: ReactNode; readonly after?: AfterFields } = {},
) {
  const id = useId();
  const [isSending, setSending] = useState(false);
  const { isBusy, onBusy } = useBusyFields();
  const typed = useMemo(
    () => ({ ...resource, fields, rules: [], ranges: [], titles: { ...resource.titles, ...titles } }),
    [resource, fields, titles],
  ) as Resource;
  const form = useRecordForm({ resource: typed, initial, askUnique: notUnique });
  const draft = useDraft({
    form: `${resource.module}:${name}`,
    fields,
    secrets: noSecrets,
    values: form.values,
    changed: form.changed,
    version: undefined,
    restore: form.restore,
  });
  const { preview, hold } = useFormPreview<Result>(typed, form);
  const refusals = useRefusals(form, fields);
  const submit = async () => {
    const values = form.check();
    if (!values || isSending) return;
    setSending(true);
    refusals.forget();
    const answer = await send(values);
    setSending(false);
    if ('data' in answer) {
      draft.done();
      if (shows) hold(answer.data);
      return onDone?.(answer.data);
    }
    return refusals.show(answer.error);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const element = (
    <form id={id} className="form" noValidate onSubmit={onSubmit}>
      {before}
      {draft.offered && (
        <DraftOffer
          draft={draft.offered}
          version={undefined}
          onDiscard={draft.discard}
          onRestore={draft.restoreOffered}
        />
      )}
      <FormSections id={id} resource={typed} sections={sectionsOf(fields, undefined)} form={form} onBusy={onBusy} />
      <SaveFailure of={refusals.failure} onRetry={submit} busy={isSending} />
      {typeof after === 'function' ? after(normalised(fields, form.values)) : after}
      {preview !== undefined && !isBusy && shows?.(preview)}
    </form>
  );
  return {
    element,
    holds: form.changed.length > 0,
    leave: draft.leave,
    button: { type: 'submit', form: id, busy: isSending, disabled: isBusy } as const,
  };
}
