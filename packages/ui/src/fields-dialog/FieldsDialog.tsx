import type { Outcome } from '@console/api';
import type { Fields } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { useId, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../core/index.ts';
import { Dialog } from '../dialogs/index.ts';
import { useErrorText } from '../feedback/index.ts';
import { sectionsOf, type FormValues } from '../form/declaration.ts';
import { DraftOffer } from '../form/DraftOffer.tsx';
import { FormSections } from '../form/FormSections.tsx';
import { fieldErrorsOf } from '../form/refusal.ts';
import { useBusyFields } from '../form/use-busy-fields.ts';
import { useDraft } from '../form/use-draft.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import { common, useMessages } from '../messages/index.ts';
import { ActionButton } from '../why/index.ts';

export interface FieldsDialogProps<Result> {
  /** The resource of the call: its error texts, and its module for the draft. */
  readonly resource: Resource;
  /** Names what is filled in, for the draft: unique in the module. */
  readonly name: string;
  readonly fields: Fields;
  readonly titles?: Readonly<Record<string, Text>>;
  readonly initial?: FormValues;
  /** Names of fields that are secrets: no draft keeps them. */
  readonly secrets?: readonly string[];
  readonly title: string;
  readonly text?: string;
  /** Label of the button that sends. */
  readonly action: string;
  readonly danger?: boolean;
  /** True when sending changes nothing, so that it works while the console is viewed as a role. */
  readonly reads?: boolean;
  /** Sends the checked values. */
  readonly send: { send(values: Readonly<Record<string, unknown>>): Promise<Outcome<Result>> }['send'];
  readonly onDone: { onDone(result: Result): void }['onDone'];
  readonly onClose: () => void;
  /** Shown below the fields, e.g. what was computed from them. */
  readonly children?: ReactNode;
}

/**
 * A dialog with declared fields and one call: checked as forms are, errors of the services beside their field, and what
 * was typed is kept as a draft until it was sent.
 * @example
 * <FieldsDialog resource={sources} name="issue" fields={issueFields} title={t('issue')} action={t('issue')}
 *   send={(values) => issue({ body: values })} onDone={show} onClose={close} />
 */
export function FieldsDialog<Result>({
  resource,
  name,
  fields,
  titles,
  initial,
  secrets = [],
  title,
  text,
  action,
  danger = false,
  reads = false,
  send,
  onDone,
  onClose,
  children,
}: FieldsDialogProps<Result>) {
  const words = useMessages(common);
  const errorText = useErrorText();
  const id = useId();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const { isBusy, onBusy } = useBusyFields();
  const typed = useMemo(
    () => ({ ...resource, fields, rules: [], ranges: [], titles: { ...resource.titles, ...titles } }),
    [resource, fields, titles],
  ) as Resource;
  const form = useRecordForm({ resource: typed, initial, askUnique: () => Promise.resolve(true) });
  const hidden = useMemo(() => new Set(secrets), [secrets]);
  const draft = useDraft({
    form: `${resource.module}:${name}`,
    fields,
    secrets: hidden,
    values: form.values,
    changed: form.changed,
    version: undefined,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const values = form.check();
    if (!values || isSending) return;
    setSending(true);
    setFault(undefined);
    const answer = await send(values);
    setSending(false);
    if ('data' in answer) {
      draft.discard();
      return onDone(answer.data);
    }
    const { error } = answer;
    const faults = fieldErrorsOf(error as never, new Set(Object.keys(fields)));
    if (faults.length > 0) return form.refuse(faults);
    return setFault(errorText(error));
  };
  const button = { type: 'submit', form: id, busy: isSending, disabled: isBusy } as const;
  const variant = danger ? 'danger' : 'primary';
  return (
    <Dialog
      title={title}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          {reads ? (
            <Button variant={variant} {...button}>
              {action}
            </Button>
          ) : (
            <ActionButton variant={variant} {...button}>
              {action}
            </ActionButton>
          )}
        </>
      }
    >
      <form id={id} className="form" noValidate onSubmit={(event) => void submit(event)}>
        {text && <p>{text}</p>}
        {draft.offered && (
          <DraftOffer
            draft={draft.offered}
            version={undefined}
            onDiscard={draft.discard}
            onRestore={() => {
              form.restore(draft.offered!.values);
              draft.settle();
            }}
          />
        )}
        <FormSections id={id} resource={typed} sections={sectionsOf(fields, undefined)} form={form} onBusy={onBusy} />
        {fault && (
          <p className="form-error" role="alert">
            {fault}
          </p>
        )}
        {children}
      </form>
    </Dialog>
  );
}
